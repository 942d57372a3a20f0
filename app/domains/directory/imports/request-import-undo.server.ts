import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { auditIf } from "~/domains/audit/audit.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { imports } from "../tables";
import { canUndo, type Import } from "./import";
import { getImport } from "./imports.server";
import type { UndoImport } from "./schemas";

/** Safe to repeat. @throws DomainError not_found, conflict, limit_reached */
export async function requestImportUndo(
  ctx: AccountContext,
  importId: number,
  { liftSuppressions }: UndoImport = { liftSuppressions: false },
): Promise<Import> {
  const row = await getImport(ctx, importId);
  if (row.status === "undoing" || row.status === "undone") return row;
  if (row.fileRemovedAt) throw new DomainError("conflict", "This import is too old to undo.");
  if (!canUndo(row))
    throw new DomainError(
      "conflict",
      row.status === "running"
        ? "This import is still running. You can undo the import when it’s done."
        : "This import added no records, so there’s nothing to undo.",
    );
  const isStill = and(eq(imports.id, row.id), eq(imports.status, row.status), isNull(imports.fileRemovedAt));
  const undo = ctx.db
    .update(imports)
    .set({
      status: "undoing",
      liftSuppressions,
      rowsDone: 0,
      peopleRemoved: 0,
      leaseUntil: null,
      attempts: 0,
    })
    .where(isStill)
    .returning();
  const entry = { action: "remove-imported-suppressions", target: `import:${row.id}` };
  const audited = auditIf(ctx, entry, liftSuppressions ? sql`changes() > 0` : sql`false`);
  const [, [undoing]] = await withQuota(ctx, { jobs: 1 }, (count) => ctx.db.batch([count, undo, audited]), {
    onlyIf: exists(ctx.db.select({ one: sql`1` }).from(imports).where(isStill)),
  });
  if (!undoing) return getImport(ctx, importId);
  await ctx.queue.send({ kind: "undo-import", importId: row.id });
  return undoing;
}
