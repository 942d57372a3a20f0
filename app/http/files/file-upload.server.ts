import { type UploadHandler, unstable_parseMultipartFormData } from "@remix-run/cloudflare";
import { bytesOf } from "~/core/bytes";
import { DomainError } from "~/core/errors";
import { BODY_LIMIT, requireFormFields } from "~/http/api/body.server";
import { catchDomainError, toErrorResponse } from "~/http/errors.server";
import { m } from "~/messages/messages";
import { withPartLimit } from "./multipart-limits.server";

interface UploadedFile {
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Bytes allowed for the boundaries and other form fields around a file. */
const FORM_BYTES = 64 * 1024;
/** Maximum parts: one file and the form fields around it. */
const MAX_PARTS = 20;

const refusal = (message: string) => new DomainError("invalid", message, { field: "file" });

/** The file size `Content-Length` implies, without the form around it; 0 without the header. */
export const statedSize = (request: Request): number =>
  Math.max(0, Number(request.headers.get("content-length") ?? 0) - FORM_BYTES);

/**
 * Streams a request's file to `receive`: the field `file` of a multipart form, else the body itself. Uses Remix's
 * parser because it streams a part. The parser buffers what its handler leaves unread, so everything is read or an
 * error is thrown.
 * @throws DomainError invalid
 */
export async function readUpload<Result>(
  request: Request,
  fileName: string,
  receive: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get("content-type") ?? "";
  if (!request.body) throw refusal(m.errors_file_upload_choose_a_csv_file_first());
  if (/^application\/(x-www-form-urlencoded|json)/i.test(type))
    throw refusal(m.errors_file_upload_send_the_file_itself_as());
  if (!/^multipart\/form-data/i.test(type)) return receive({ fileName, bytes: bytesOf(request.body) });
  const received: Result[] = [];
  const handler: UploadHandler = async ({ name, filename, data }) => {
    if (name !== "file" || filename === undefined || received.length > 0) return skip(data);
    if (filename === "") throw refusal(m.errors_file_upload_choose_a_csv_file_first());
    received.push(await receive({ fileName: filename, bytes: data }));
    return "";
  };
  try {
    await unstable_parseMultipartFormData(withPartLimit(request, type, MAX_PARTS), handler);
  } catch (error) {
    if (error instanceof Error && /^(malformed|Could not parse)/.test(error.message))
      throw refusal(m.errors_file_upload_the_upload_did_not_arrive());
    throw error;
  }
  const [result] = received;
  if (result === undefined) throw refusal(m.errors_file_upload_choose_a_csv_file_first());
  return result;
}

const MAX_FORM_PARTS = 80;

/** Why a file was rejected. */
interface Refused {
  refused: string;
}

/**
 * Reads a form's file and its text fields. A rejected file is skipped to its end, so that the page can show the other
 * fields again. @throws DomainError invalid for a form that can't be read
 */
export async function readUploadForm<Result>(
  request: Request,
  receive: (file: UploadedFile) => Promise<Result>,
): Promise<{ form: FormData; result: Result | Refused }> {
  const type = request.headers.get("content-type") ?? "";
  let result: Result | Refused = { refused: "Choose a CSV file first." };
  let isReceived = false;
  let left = BODY_LIMIT;
  const handler: UploadHandler = async ({ name, filename, data }) => {
    if (filename !== undefined) {
      if (name !== "file" || filename === "" || isReceived) return skip(data);
      isReceived = true;
      const parts = data[Symbol.asyncIterator]();
      // Without `return`, a consumer that stops early leaves the rest of the stream for us to skip.
      const bytes = { [Symbol.asyncIterator]: () => ({ next: () => parts.next() }) };
      result = await catchDomainError(
        () => receive({ fileName: filename, bytes }),
        ({ message }): Refused => ({ refused: message }),
      );
      while (!(await parts.next()).done);
      return undefined;
    }
    const decoder = new TextDecoder();
    let text = "";
    for await (const chunk of data) {
      left -= chunk.byteLength;
      if (left < 0) throw refusal(m.errors_file_upload_what_you_sent_is_larger());
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  };
  try {
    const form = await unstable_parseMultipartFormData(withPartLimit(request, type, MAX_FORM_PARTS), handler);
    requireFormFields(form.keys());
    return { form, result };
  } catch (error) {
    if (error instanceof DomainError) throw toErrorResponse(error);
    throw toErrorResponse(refusal(m.errors_file_upload_the_upload_did_not_arrive()));
  }
}

async function skip(bytes: AsyncIterable<Uint8Array>): Promise<undefined> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > FORM_BYTES) throw refusal(m.errors_file_upload_send_one_file_at_a());
  }
}
