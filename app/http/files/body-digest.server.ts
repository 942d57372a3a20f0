import { createHash } from "node:crypto";
import { FIELD_LIMIT } from "../api/body.server";

interface BodyDigest {
  /** The first bytes of the body, one character each (latin1). */
  head: string;
  hash: string;
}

const MAX_HEAD_BYTES = 256 * 1024;

/** Hashes chunks without any occurrence of `needle`; `take` returns false once it occurs more often than a form has fields. */
function hasher(needle: Buffer, first: string) {
  const hash = createHash("sha256").update(first);
  let rest = Buffer.alloc(0);
  let found = 0;
  return {
    take(chunk: Uint8Array): boolean {
      const bytes = Buffer.concat([rest, chunk]);
      let offset = 0;
      for (let next = bytes.indexOf(needle); next >= 0; next = bytes.indexOf(needle, offset)) {
        hash.update(bytes.subarray(offset, next));
        offset = next + needle.length;
        found += 1;
        if (found > FIELD_LIMIT) return false;
      }
      const end = Math.max(offset, bytes.length - needle.length + 1);
      hash.update(bytes.subarray(offset, end));
      rest = Buffer.from(bytes.subarray(end));
      return true;
    },
    hash: () => hash.update(rest).digest("hex"),
  };
}

/**
 * Hashes a request's body before its handler reads it. Until then the other branch buffers these bytes, at most
 * `limit`. Returns null for a larger body.
 */
export async function digestOf(
  request: Request,
  limit: number,
  { first = "", without = null }: { first?: string; without?: string | null } = {},
): Promise<BodyDigest | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  const plain = createHash("sha256").update(first);
  const cut = without ? hasher(Buffer.from(without), first) : null;
  const body = (request.clone() as Request).body?.getReader();
  let head = "";
  let size = 0;
  for (;;) {
    const { done, value: chunk } = (await body?.read()) ?? { done: true };
    if (done || !chunk) return { head, hash: cut ? cut.hash() : plain.digest("hex") };
    size += chunk.byteLength;
    if (head.length < MAX_HEAD_BYTES)
      head += Buffer.from(chunk.subarray(0, MAX_HEAD_BYTES - head.length)).toString("latin1");
    if (size > limit || cut?.take(chunk) === false) break;
    if (!cut) plain.update(chunk);
  }
  // Not awaited: a branch only ends together with the other one, which the handler reads.
  void body?.cancel();
  return null;
}
