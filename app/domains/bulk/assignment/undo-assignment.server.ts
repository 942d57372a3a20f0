import { and, eq, lt, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { retryWhenChanged } from "~/domains/directory/companies/retry-when-changed.server";
import { memberIds } from "~/domains/identity/team/owner-filter.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { countText } from "../selection-text";
import { purgeShares } from "../sharing/undo-sharing.server";
import { bulkAssignments } from "../tables";
import { WAYS } from "./ways.server";

export async function getAssignment(ctx: AccountContext, assignmentId: number) {
  const byId = and(eq(bulkAssignments.id, assignmentId), eq(bulkAssignments.accountId, ctx.account.id));
  const [row] = await ctx.db.select().from(bulkAssignments).where(byId).limit(1);
  if (!row) throw notFound("This assignment");
  return row;
}

async function undoOnce(ctx: BusinessContext, assignmentId: number) {
  const { list, rows, ownerId } = await getAssignment(ctx, assignmentId);
  const team = await memberIds(ctx);
  const former = rows.map(([id, owner]) => [id, owner && team.includes(owner) ? owner : null] as const);
  const isOpen = sql`exists (select 1 from ${bulkAssignments} b where b.id = ${assignmentId} and b.undone_at is null)`;
  const change = WAYS[list].changing(ctx, former, (owner) => sql`${owner} is ${ownerId} and ${isOpen}`);
  const write = await WAYS[list].write(ctx, former, change);
  const [, counted] = await withQuota(
    ctx,
    { rows: rows.length },
    (count) =>
      ctx.d1.batch<{ n: number }>([
        statement(ctx, count),
        statement(ctx, sql`select count(*) as n from (${change})`),
        ...write,
        statement(
          ctx,
          sql`update ${bulkAssignments} set undone_at = ${toUnixSeconds(ctx.now())}
            where id = ${assignmentId} and account_id = ${ctx.account.id} and undone_at is null`,
        ),
      ]),
    { onlyIf: sql`exists (${change})` },
  );
  const back = counted?.results[0]?.n ?? 0;
  return { list, back, kept: rows.length - back };
}

/**
 * Restores the previous owner of each row that still has the assigned one; safe to repeat.
 * @throws DomainError not_found, limit_reached
 */
export async function undoAssignment(ctx: BusinessContext, assignmentId: number) {
  const done = await retryWhenChanged(() => undoOnce(ctx, assignmentId));
  const { list, back, kept } = done;
  const left = kept > 0 ? ` Not restored: ${countText(list, kept)} reassigned since then.` : "";
  return {
    ...done,
    text: `Previous owner restored for ${countText(list, back)}.${left}`,
  };
}

export async function purgeAssignments(ctx: Context, before: Date): Promise<number> {
  const old = ctx.db
    .select({ id: bulkAssignments.id })
    .from(bulkAssignments)
    .where(lt(bulkAssignments.assignedAt, before))
    .limit(500);
  const { meta } = await ctx.db.delete(bulkAssignments).where(sql`${bulkAssignments.id} in ${old}`);
  return meta.changes + (await purgeShares(ctx, before));
}

export const eraseOwnAssignments = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["bulk_assignments", "bulk_shares"]);

export const deleteDemoAssignments = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["bulk_assignments", "bulk_shares"], "demo");
