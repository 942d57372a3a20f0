import { type UploadHandler, unstable_parseMultipartFormData } from "@remix-run/cloudflare";
import { DomainError } from "~/core/errors";
import { catchDomainError, toErrorResponse } from "~/http/errors.server";
import { m } from "~/messages/messages";
import { BODY_LIMIT, FIELD_LIMIT, requireFormFields } from "../api/body.server";
import { withPartLimit } from "../files/multipart-limits.server";
import { readForm } from "./form.server";

interface FormFile {
  name: string;
  bytes: Uint8Array;
}

const tooMuch = () => new Response(m.errors_form_with_file_what_you_sent_is_too(), { status: 413 });

type Receive<Kept> = (bytes: AsyncIterable<Uint8Array>, fileName: string) => Promise<Kept>;

/** Passes a part without its `return`: a consumer that stops early does not close the part, which is read to its end. */
function unending(parts: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => ({ next: () => parts.next() }) };
}

/**
 * Reads a form and streams its files to `receive` by field name, at most `limit` bytes in all. An error from `receive`
 * is returned in place of the file, so that the form is answered as a whole.
 * @throws Response 413, 422
 */
export async function readFormWithFiles<Kept>(
  request: Request,
  isFile: (name: string) => boolean,
  limit: number,
  receive: (name: string) => Receive<Kept>,
): Promise<{ formData: FormData; files: Map<string, Kept | DomainError> }> {
  const files = new Map<string, Kept | DomainError>();
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data/i.test(type)) return { formData: await readForm(request), files };
  let left = limit + BODY_LIMIT;
  let fieldsLeft = BODY_LIMIT;
  const counted = async function* (bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      left -= chunk.length;
      if (left < 0) throw tooMuch();
      yield chunk;
    }
  };
  const handler: UploadHandler = async ({ name, filename, data }) => {
    const parts = counted(data);
    const isKept = filename !== undefined && isFile(name) && !files.has(name);
    if (isKept) {
      const kept = await catchDomainError(
        () => receive(name)(unending(parts), filename),
        (error) => error,
      );
      if (kept !== null) files.set(name, kept);
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of parts) if (filename === undefined) chunks.push(chunk);
    if (filename !== undefined) return undefined;
    const size = chunks.reduce((sum, { length }) => sum + length, 0);
    fieldsLeft -= size;
    if (fieldsLeft < 0) throw tooMuch();
    return new TextDecoder().decode(joined(chunks, size));
  };
  try {
    const formData = await unstable_parseMultipartFormData(
      withPartLimit(request, type, FIELD_LIMIT),
      handler,
    );
    requireFormFields(formData.keys());
    return { formData, files };
  } catch (error) {
    const answer = toErrorResponse(error);
    if (answer instanceof Response) throw answer;
    throw new Response(m.errors_form_with_file_the_form_did_not_arrive(), { status: 422 });
  }
}

/** The stored files of a form. @throws DomainError, the first error among them */
export const filesKept = <Kept>(files: Map<string, Kept | DomainError>): Kept[] =>
  [...files.values()].map((file) => {
    if (file instanceof DomainError) throw file;
    return file;
  });

/**
 * Reads a form with an optional file in the field `name`. Of a file larger than `limit`, one extra byte is kept, so
 * that storing it fails. The other fields are still read to their end, up to `maxReadBytes` in all.
 * @throws Response 413, 422
 */
export async function readFormWithFile(
  request: Request,
  name: string,
  limit: number,
  maxReadBytes = limit * 3,
): Promise<{ formData: FormData; file: FormFile | null }> {
  const whole: Receive<FormFile | null> = async (bytes, fileName) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of bytes) {
      if (size <= limit) chunks.push(chunk);
      size += chunk.length;
    }
    return size > 0 ? { name: fileName, bytes: joined(chunks, limit + 1) } : null;
  };
  const { formData, files } = await readFormWithFiles(
    request,
    (text) => text === name,
    maxReadBytes,
    () => whole,
  );
  return { formData, file: filesKept(files)[0] ?? null };
}

/** Streams the file in the field `name` to its consumer without buffering; null if none was chosen. @throws Response 413, 422 */
export async function readUpload<Read>(
  request: Request,
  name: string,
  limit: number,
  read: (bytes: AsyncIterable<Uint8Array>) => Promise<Read>,
): Promise<Read | null> {
  const receive: Receive<Read | null> = async (bytes, fileName) => (fileName ? read(bytes) : null);
  const { files } = await readFormWithFiles(
    request,
    (text) => text === name,
    limit,
    () => receive,
  );
  return filesKept(files)[0] ?? null;
}

/** Stores a file before the form is processed and returns its errors for `answerForm`. */
export const fileErrors = (field: string, keep: () => Promise<void>): Promise<Record<string, string[]>> =>
  catchDomainError(
    () => keep().then(() => ({})),
    ({ message }) => ({ [field]: [message] }),
  );

function joined(chunks: Uint8Array[], limit: number): Uint8Array {
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole.subarray(0, limit);
}
