import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { consumeQuota, refundQuota } from "~/domains/quotas/charge-quota.server";
import { createEncodingDetector, type Encoding } from "./csv/csv-encoding";
import { errorOfBytes } from "./csv/csv-kind";
import { MAX_BYTES } from "./import";
import { type FileHead, HEAD_BYTES } from "./read-head";

/** R2 requires parts of equal size, at least 5 MiB, except the last. */
const PART = 5 * 1024 * 1024;

const mb = (bytes: number) =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`;

export function throwTooLarge(bytes?: number): never {
  const size = bytes === undefined ? "larger than 50 MB" : `${mb(bytes)}, but the limit is 50 MB`;
  throw new DomainError("too_large", `This file is ${size}. Split the file and import each part.`, {
    field: "file",
  });
}

const invalid = (message: string) => new DomainError("invalid", message, { field: "file" });

interface StoredFile {
  key: string;
  size: number;
  encoding: Encoding;
}

/**
 * Keeps at most one part in memory; a rejected file leaves nothing behind.
 * @throws DomainError too_large, invalid, limit_reached
 */
export async function storeFile<Found>(
  ctx: AccountContext,
  bytes: AsyncIterable<Uint8Array>,
  inspect: (head: FileHead) => Found,
): Promise<{ file: StoredFile; found: Found }> {
  const key = `imports/${ctx.account.id}/${crypto.randomUUID()}.csv`;
  const upload = await ctx.files.createMultipartUpload(key);
  const startedAt = ctx.now();
  let counted = 0;
  try {
    const detector = createEncodingDetector();
    const parts: R2UploadedPart[] = [];
    const part = new Uint8Array(PART);
    const head = new Uint8Array(HEAD_BYTES);
    let used = 0;
    let size = 0;
    const send = async () => {
      await consumeQuota(ctx, { bytes: used });
      counted += used;
      parts.push(await upload.uploadPart(parts.length + 1, part.subarray(0, used)));
      used = 0;
    };
    for await (const chunk of bytes) {
      if (size < HEAD_BYTES) head.set(chunk.subarray(0, HEAD_BYTES - size), size);
      const isFirstLook = size < 16;
      size += chunk.length;
      if (size > MAX_BYTES) throwTooLarge();
      const problem = isFirstLook ? errorOfBytes(head.subarray(0, size)) : null;
      if (problem) throw invalid(problem);
      detector.push(chunk);
      for (let offset = 0; offset < chunk.length; ) {
        const piece = chunk.subarray(offset, offset + PART - used);
        part.set(piece, used);
        used += piece.length;
        offset += piece.length;
        if (used === PART) await send();
      }
    }
    if (size === 0)
      throw invalid("This file is empty. Choose a CSV file with a header and at least one row.");
    if (used > 0) await send();
    const encoding = detector.finish();
    const text = new TextDecoder(encoding).decode(head.subarray(0, size), { stream: true });
    const found = inspect({ text, isWhole: size <= HEAD_BYTES });
    await upload.complete(parts);
    return { file: { key, size, encoding }, found };
  } catch (error) {
    await upload.abort().catch(() => {});
    if (counted > 0) await refundQuota(ctx, "bytes", counted, startedAt);
    throw error;
  }
}
