import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { canMap, type Import } from "./import";
import { getImport } from "./imports.server";
import { resetImport } from "./mapping/reset-import.server";
import { HEAD_BYTES, readHead } from "./read-head";
import type { ImportReading } from "./schemas";

/** Reads the columns again, in another encoding or from another header row. @throws DomainError not_found, invalid, conflict, limit_reached */
export async function rereadImport(
  ctx: AccountContext,
  importId: number,
  { encoding, headerLine }: ImportReading,
): Promise<Import> {
  const row = await getImport(ctx, importId);
  if (!canMap(row))
    throw new DomainError(
      "conflict",
      "This import has already started. Upload the file again to change its header row or encoding.",
    );
  const object = await ctx.files.get(row.fileKey, { range: { offset: 0, length: HEAD_BYTES } });
  if (!object)
    throw new DomainError("not_found", "The uploaded file is no longer available. Upload it again.");
  const chosen = encoding ?? row.encoding;
  const text = new TextDecoder(chosen).decode(await object.arrayBuffer(), { stream: true });
  const line = headerLine ?? (encoding === undefined ? undefined : (row.headerLine ?? undefined));
  const read = readHead({ text, isWhole: row.fileSize <= HEAD_BYTES }, row.kind, line);
  // Choices made for the previous columns don't apply to the new ones.
  return resetImport(ctx, row, { ...read, encoding: chosen, ignoreOptOuts: false, status: "uploaded" });
}
