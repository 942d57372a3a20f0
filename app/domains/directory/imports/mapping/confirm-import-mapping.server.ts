import { and, eq, exists, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { refundQuota, withQuota } from "~/domains/quotas/charge-quota.server";
import { importDuplicates, importRejects, imports } from "../../tables";
import { canMap, type Import, rejectsListed } from "../import";
import { getImport } from "../imports.server";
import { requireOptOuts } from "../opt-outs/opt-out-columns";
import { namesBlockingReason } from "../people/person-fields";
import type { ImportMapping } from "../schemas";

const FROM_THE_START = {
  status: "checking",
  failureReason: null,
  rowsDone: 0,
  rowsTotal: null,
  rowsRejected: 0,
  rowsDuplicate: 0,
  rowsSimilar: 0,
  peopleRejected: 0,
  peopleDuplicate: 0,
  companiesNew: 0,
  rowsOptedOut: 0,
  rowsOptOutUnknown: 0,
  unknownOptOuts: null,
  preview: null,
  leaseUntil: null,
  attempts: 0,
} as const;

/** Can be done again until the import is started. @throws DomainError not_found, invalid, conflict, limit_reached */
export async function confirmImportMapping(
  ctx: AccountContext,
  importId: number,
  input: ImportMapping,
): Promise<Import> {
  const row = await getImport(ctx, importId);
  if (!canMap(row))
    throw new DomainError(
      "conflict",
      "The columns of this import can't be changed any more. Upload the file again to choose others.",
    );
  if (input.mapping.length !== row.columns.length)
    throw new DomainError(
      "invalid",
      `The file has ${row.columns.length} columns, but a choice came for ${input.mapping.length} of them.`,
      { field: "mapping" },
    );
  const blockingReason = namesBlockingReason(row.kind, input.mapping);
  if (blockingReason) throw new DomainError("invalid", blockingReason, { field: "mapping" });
  const ignoreOptOuts = input.ignoreOptOuts ?? row.ignoreOptOuts;
  if (!ignoreOptOuts) requireOptOuts(row, input.mapping);
  const isStill = and(eq(imports.id, row.id), eq(imports.status, row.status));
  const unchanged = ctx.db.select({ one: sql`1` }).from(imports).where(isStill);
  const onlyIf = exists(unchanged);
  const set = { ...input, ignoreOptOuts, ...FROM_THE_START } as const;
  const [, , , , [confirmed]] = await withQuota(
    ctx,
    { jobs: 1 },
    (count) =>
      ctx.db.batch([
        count,
        // The rows that could not be taken are written anew, and counted anew.
        refundQuota(ctx, "rows", rejectsListed(row), ctx.now(), onlyIf),
        ctx.db.delete(importRejects).where(and(eq(importRejects.importId, row.id), onlyIf)),
        ctx.db.delete(importDuplicates).where(and(eq(importDuplicates.importId, row.id), onlyIf)),
        ctx.db.update(imports).set(set).where(isStill).returning(),
      ]),
    { onlyIf },
  );
  if (!confirmed) throw new DomainError("conflict", "This import has just been changed. Look at it again.");
  await ctx.queue.send({ kind: "check-import", importId: row.id });
  return confirmed;
}
