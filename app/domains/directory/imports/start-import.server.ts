import { and, eq, exists, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { imports } from "../tables";
import type { Import } from "./import";
import { getImport } from "./imports.server";
import type { Mapping } from "./mapping/mapped-fields";
import { requireOptOuts } from "./opt-outs/opt-out-columns";
import { namesPerson } from "./people/person-fields";
import type { StartImport } from "./schemas";

const NOT_YET: Partial<Record<Import["status"], string>> = {
  uploaded: "Map the columns first. We’ll check the rows next.",
  checking: "The rows are being checked. Start the import when the check is done.",
  failed: "This import failed and can’t be started. Upload the file again.",
  undoing: "This import is being undone.",
  undone: "This import was undone. Upload the file again to repeat the import.",
};

/** Rows of quota reserved per file row: one for a company or a contact, two for both. */
export const rowsReserved = ({ kind, mapping }: Pick<Import, "kind" | "mapping">): number =>
  kind === "companies" && namesPerson(mapping) ? 2 : 1;

/**
 * Starts the import and reserves quota for the whole file; the run refunds skipped rows.
 * @throws DomainError not_found, invalid, conflict, limit_reached
 */
export async function startImport(
  ctx: AccountContext,
  importId: number,
  input: StartImport,
): Promise<Import> {
  const row = await getImport(ctx, importId);
  const blockingReason = NOT_YET[row.status];
  if (blockingReason) throw new DomainError("conflict", blockingReason);
  if (row.status !== "checked") return row;
  if (row.rowsTotal === row.rowsRejected)
    throw new DomainError(
      "invalid",
      "No rows can be imported. Check the reasons, correct the file and upload it again.",
    );
  const ignoreOptOuts = input.ignoreOptOuts ?? row.ignoreOptOuts;
  if (!ignoreOptOuts) requireOptOuts(row, row.mapping as Mapping);
  const isChecked = and(eq(imports.id, row.id), eq(imports.status, "checked"));
  const start = ctx.db
    .update(imports)
    .set({
      status: "running",
      startedAt: ctx.now(),
      rowsDone: 0,
      leaseUntil: null,
      ignoreOptOuts,
      ...(input.onDuplicate ? { onDuplicate: input.onDuplicate } : {}),
      ...(input.onSimilar ? { onSimilar: input.onSimilar } : {}),
    })
    .where(isChecked)
    .returning();
  const [, [started]] = await withQuota(
    ctx,
    { jobs: 1, rows: ((row.rowsTotal ?? 0) - row.rowsRejected) * rowsReserved(row) },
    (count) => ctx.db.batch([count, start]),
    { onlyIf: exists(ctx.db.select({ one: sql`1` }).from(imports).where(isChecked)) },
  );
  if (!started) return getImport(ctx, importId);
  await ctx.queue.send({ kind: "run-import", importId: row.id });
  return started;
}
