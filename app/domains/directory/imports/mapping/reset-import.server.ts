import { and, eq, exists, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { refundQuota, withQuota } from "~/domains/quotas/charge-quota.server";
import { importDuplicates, importRejects, imports } from "../../tables";
import { type Import, rejectsListed } from "../import";

const FROM_THE_START = {
  failureReason: null,
  rowsDone: 0,
  rowsTotal: null,
  rowsRejected: 0,
  rowsDuplicate: 0,
  rowsSimilar: 0,
  peopleRejected: 0,
  peopleDuplicate: 0,
  rowsIncomplete: 0,
  companiesNew: 0,
  rowsOptedOut: 0,
  rowsOptOutUnknown: 0,
  unknownOptOuts: null,
  preview: null,
  leaseUntil: null,
  attempts: 0,
} as const;

/** Discards the check's results after a change of mapping or encoding. @throws DomainError conflict, limit_reached */
export async function resetImport(
  ctx: AccountContext,
  row: Import,
  change: Partial<Import> & Pick<Import, "status">,
): Promise<Import> {
  // A column mapping is valid only for the header it was created for.
  const isStill = and(
    eq(imports.id, row.id),
    eq(imports.status, row.status),
    eq(imports.encoding, row.encoding),
    sql`${imports.headerLine} is ${row.headerLine}`,
  );
  const unchanged = ctx.db.select({ one: sql`1` }).from(imports).where(isStill);
  const onlyIf = exists(unchanged);
  const [, , , , [changed]] = await withQuota(
    ctx,
    { jobs: 1 },
    (count) =>
      ctx.db.batch([
        count,
        // The next check writes and counts the rejected rows again.
        refundQuota(ctx, "rows", rejectsListed(row), ctx.now(), onlyIf),
        ctx.db.delete(importRejects).where(and(eq(importRejects.importId, row.id), onlyIf)),
        ctx.db.delete(importDuplicates).where(and(eq(importDuplicates.importId, row.id), onlyIf)),
        ctx.db
          .update(imports)
          .set({ ...FROM_THE_START, ...change })
          .where(isStill)
          .returning(),
      ]),
    { onlyIf },
  );
  if (!changed) throw new DomainError("conflict", "This import was updated elsewhere. Reload and try again.");
  return changed;
}
