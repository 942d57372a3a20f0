import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { canMap, type Import } from "../import";
import { getImport } from "../imports.server";
import { requireOptOuts } from "../opt-outs/opt-out-columns";
import { namesBlockingReason } from "../people/person-fields";
import type { ImportMapping } from "../schemas";
import { resetImport } from "./reset-import.server";

/** Can be repeated until the import starts. @throws DomainError not_found, invalid, conflict, limit_reached */
export async function confirmImportMapping(
  ctx: AccountContext,
  importId: number,
  input: ImportMapping,
): Promise<Import> {
  const row = await getImport(ctx, importId);
  if (!canMap(row))
    throw new DomainError(
      "conflict",
      "You can no longer change the column mapping. Upload the file again to choose other columns.",
    );
  if (input.mapping.length !== row.columns.length)
    throw new DomainError(
      "invalid",
      `The file has ${row.columns.length} columns, but the mapping covers ${input.mapping.length}.`,
      { field: "mapping" },
    );
  const blockingReason = namesBlockingReason(row.kind, input.mapping);
  if (blockingReason) throw new DomainError("invalid", blockingReason, { field: "mapping" });
  const ignoreOptOuts = input.ignoreOptOuts ?? row.ignoreOptOuts;
  if (!ignoreOptOuts) requireOptOuts(row, input.mapping);
  const confirmed = await resetImport(ctx, row, { ...input, ignoreOptOuts, status: "checking" });
  await ctx.queue.send({ kind: "check-import", importId: row.id });
  return confirmed;
}
