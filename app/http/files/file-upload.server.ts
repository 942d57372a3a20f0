import { type UploadHandler, unstable_parseMultipartFormData } from "@remix-run/cloudflare";
import { bytesOf } from "~/core/bytes";
import { DomainError } from "~/core/errors";
import { withPartLimit } from "./multipart-limits.server";

interface UploadedFile {
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Room for the boundaries and the other fields of a form around a file. */
const FORM_BYTES = 64 * 1024;
/** One file, and the fields of a form around it. */
const MAX_PARTS = 20;

const refusal = (message: string) => new DomainError("invalid", message, { field: "file" });

/** What `Content-Length` says, without the form around the file; 0 when it says nothing. */
export const statedSize = (request: Request): number =>
  Math.max(0, Number(request.headers.get("content-length") ?? 0) - FORM_BYTES);

/**
 * Hands the file of a request to `receive` as it streams in: the field `file` of a multipart form, else the body itself. Remix's parser
 * is used because it streams a part; it keeps in memory what its handler leaves unread, so everything here is read or thrown at.
 * @throws DomainError invalid
 */
export async function readUpload<Result>(
  request: Request,
  fileName: string,
  receive: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get("content-type") ?? "";
  if (!request.body) throw refusal("Choose a CSV file first.");
  if (/^application\/(x-www-form-urlencoded|json)/i.test(type))
    throw refusal("Send the file itself, as text/csv, or as the field “file” of a multipart form.");
  if (!/^multipart\/form-data/i.test(type)) return receive({ fileName, bytes: bytesOf(request.body) });
  const received: Result[] = [];
  const handler: UploadHandler = async ({ name, filename, data }) => {
    if (name !== "file" || filename === undefined || received.length > 0) return skip(data);
    if (filename === "") throw refusal("Choose a CSV file first.");
    received.push(await receive({ fileName: filename, bytes: data }));
    return "";
  };
  try {
    await unstable_parseMultipartFormData(withPartLimit(request, type, MAX_PARTS), handler);
  } catch (error) {
    if (error instanceof Error && /^(malformed|Could not parse)/.test(error.message))
      throw refusal("The upload did not arrive as a whole. Please send the file again.");
    throw error;
  }
  const [result] = received;
  if (result === undefined) throw refusal("Choose a CSV file first.");
  return result;
}

async function skip(bytes: AsyncIterable<Uint8Array>): Promise<undefined> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > FORM_BYTES) throw refusal("Send one file at a time, in the field “file”.");
  }
}
