import { type BusinessContext, isDemoWork } from "~/core/context";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { imports } from "../tables";
import { type Import, MAX_BYTES } from "./import";
import { readHead } from "./read-head";
import { storeFile, throwTooLarge } from "./store-file.server";

const shownName = (fileName: string) =>
  (fileName.split(/[/\\]/).at(-1) ?? "")
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, 200) || "companies.csv";

/** Checks the size that the sender declares, before a byte is read. @throws DomainError too_large */
export function requireSize(bytes: number): void {
  if (bytes > MAX_BYTES) throwTooLarge(bytes);
}

/** Stores nothing if it throws. @throws DomainError too_large, invalid, limit_reached */
export async function receiveImport(
  ctx: BusinessContext,
  upload: { fileName: string; bytes: AsyncIterable<Uint8Array>; kind?: Import["kind"] },
): Promise<Import> {
  const { kind = "companies" } = upload;
  const { file, found } = await storeFile(ctx, upload.bytes, (head) => readHead(head, kind));
  try {
    const insert = ctx.db
      .insert(imports)
      .values({
        ...found,
        kind,
        accountId: ctx.account.id,
        createdBy: ctx.actor.userId,
        fileKey: file.key,
        fileName: shownName(upload.fileName),
        fileSize: file.size,
        encoding: file.encoding,
        status: "uploaded",
        createdAt: ctx.now(),
        isDemo: isDemoWork(ctx),
      })
      .returning();
    const [, [row]] = await withQuota(ctx, { rows: 1 }, (count) => ctx.db.batch([count, insert]));
    if (!row) throw new Error("The import was not written.");
    return row;
  } catch (error) {
    await ctx.files.delete(file.key).catch(() => {});
    throw error;
  }
}
