import { Buffer } from "node:buffer";
import { DomainError } from "~/core/errors";
import { m } from "~/messages/messages";

/** Maximum bytes of a part's header lines; a browser's use about 200. */
const MAX_HEAD_BYTES = 8 * 1024;
/** RFC 2046, section 5.1.1. */
const MAX_BOUNDARY_LENGTH = 70;
const HEAD_END = Buffer.from("\r\n\r\n");

const tooMany = () => new DomainError("too_large", m.errors_multipart_limits_this_form_has_too_many());

/** Counts the parts of a streamed multipart body and the bytes of each part's headers. @throws DomainError too_large */
function partCounter(boundary: string, limit: number): (chunk: Uint8Array) => void {
  const needle = Buffer.from(`--${boundary}`);
  let parts = 0;
  let head: number | null = null;
  let rest = Buffer.alloc(0);
  return (chunk) => {
    const bytes = Buffer.concat([rest, chunk]);
    let offset = 0;
    for (;;) {
      const sought = head === null ? needle : HEAD_END;
      const found = bytes.indexOf(sought, offset);
      const end = found < 0 ? Math.max(offset, bytes.length - sought.length + 1) : found;
      if (head !== null) head += end - offset;
      if (head !== null && head > MAX_HEAD_BYTES) throw tooMany();
      if (found < 0) {
        rest = bytes.subarray(end);
        return;
      }
      offset = found + sought.length;
      if (head === null) parts += 1;
      if (parts > limit) throw tooMany();
      head = head === null ? 0 : null;
    }
  };
}

/**
 * Adapts a multipart request to Remix's parser: rewrites the boundary without quotes or further parameters, which it
 * can't read. Fails the stream after `limit` parts, because each part costs the parser time.
 * @throws Error for an invalid boundary
 */
export function withPartLimit(request: Request, type: string, limit: number): Request {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type.slice(0, 500)) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary || boundary.length > MAX_BOUNDARY_LENGTH) throw new Error("Could not parse the boundary.");
  if (!request.body) return request;
  const count = partCounter(boundary, limit);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk);
      controller.enqueue(chunk);
    },
  });
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  return new Request(request.url, { method: "POST", body: request.body.pipeThrough(counted), headers });
}
