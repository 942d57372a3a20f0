import { type UploadHandler, unstable_parseMultipartFormData } from "@remix-run/cloudflare";
import { answerError } from "../answer-error.server";
import { asResponse } from "../as-response.server";
import { BODY_LIMIT, FIELD_LIMIT, requirePlainFields } from "../calls/body.server";
import { withPartLimit } from "../files/multipart-limits.server";
import { readForm } from "./form.server";

export interface FormFile {
  name: string;
  bytes: Uint8Array;
}

const tooMuch = () => new Response("What you sent is too large.", { status: 413 });

/**
 * A form with a file in the field `name`, or without one. Of a file that is larger than `most` one byte more is kept, so
 * that who stores it says no, and the other fields are read to their end.
 * @throws Response 413, 422
 */
export async function readFormWithFile(
  request: Request,
  name: string,
  most: number,
): Promise<{ formData: FormData; file: FormFile | null }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data/i.test(type)) return { formData: await readForm(request), file: null };
  let file: FormFile | null = null;
  let left = most * 3 + BODY_LIMIT;
  let fieldsLeft = BODY_LIMIT;
  const handler: UploadHandler = async (part) => {
    const isFile = part.name === name && part.filename !== undefined;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of part.data) {
      left -= chunk.length;
      if (left < 0) throw tooMuch();
      if (isFile ? size <= most : part.filename === undefined) chunks.push(chunk);
      size += chunk.length;
    }
    if (isFile) {
      if (size > 0 && file === null) file = { name: part.filename ?? "", bytes: joined(chunks, most + 1) };
      return undefined;
    }
    if (part.filename !== undefined) return undefined;
    fieldsLeft -= size;
    if (fieldsLeft < 0) throw tooMuch();
    return new TextDecoder().decode(joined(chunks, size));
  };
  try {
    const formData = await unstable_parseMultipartFormData(
      withPartLimit(request, type, FIELD_LIMIT),
      handler,
    );
    requirePlainFields(formData.keys());
    return { formData, file };
  } catch (error) {
    const answer = asResponse(error);
    if (answer instanceof Response) throw answer;
    throw new Response("The form did not arrive as a whole. Please send it again.", { status: 422 });
  }
}

/** A file kept before the form is answered: what is wrong with it, for `answerForm`. */
export const fileErrors = (field: string, keep: () => Promise<void>): Promise<Record<string, string[]>> =>
  answerError(
    () => keep().then(() => ({})),
    ({ message }) => ({ [field]: [message] }),
  );

function joined(chunks: Uint8Array[], most: number): Uint8Array {
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole.subarray(0, most);
}
