import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { counted } from "./forecast/opportunity-totals.server";
import { asItStands, byId } from "./move-opportunity.server";
import { getOpportunity } from "./opportunities.server";
import type { Opportunity } from "./opportunity";
import { STAGE_NAMES, type Stage } from "./stages";
import { opportunities, opportunityEvents } from "./tables";
import { eventStatement } from "./timeline/events.server";

const lastMoveId = (id: number) =>
  sql`(select max(id) from opportunity_events where opportunity_id = ${id} and kind = 'stage')`;

/** The last stage change of an opportunity; null when it has none. */
export async function findLastMove(ctx: AccountContext, id: number) {
  const isMove = and(
    eq(opportunityEvents.opportunityId, id),
    eq(opportunityEvents.accountId, ctx.account.id),
    eq(opportunityEvents.kind, "stage"),
  );
  const query = ctx.db.select().from(opportunityEvents).where(isMove);
  return (await query.orderBy(desc(opportunityEvents.id)).limit(1))[0] ?? null;
}

const elsewhere = (stage: Stage) =>
  new DomainError(
    "conflict",
    `This deal was moved to “${STAGE_NAMES[stage]}” elsewhere. Reload and try again.`,
    { field: "move" },
  );

async function getMove(ctx: AccountContext, id: number, moveId: number) {
  const isIts = and(
    eq(opportunityEvents.id, moveId),
    eq(opportunityEvents.opportunityId, id),
    eq(opportunityEvents.accountId, ctx.account.id),
    eq(opportunityEvents.kind, "stage"),
  );
  const [move] = await ctx.db.select().from(opportunityEvents).where(isIts).limit(1);
  if (!move) throw notFound("This move");
  return move;
}

/**
 * Undoes an opportunity's last stage change: restores stage, times and reason. Also restores the value and close date
 * that the move set, unless they changed since. Idempotent. @throws DomainError not_found; conflict; limit_reached
 */
export async function undoMove(ctx: AccountContext, id: number, moveId: number): Promise<Opportunity> {
  await getOpportunity(ctx, id);
  const { before, fromStage, toStage } = await getMove(ctx, id, moveId);
  if (!before || !fromStage || !toStage)
    throw new DomainError("conflict", "This move is too old to undo. Change the stage instead.", {
      field: "move",
    });
  const { stageAt, closedAt, lostReason, revenue, closeDate, wrote } = before;
  const isLastMove = sql`id = ${id} and status = ${toStage} and ${lastMoveId(id)} = ${moveId}`;
  // Applies only if the event was inserted.
  const put = statement(
    ctx,
    sql`update ${opportunities} set status = ${fromStage}, stage_at = ${stageAt}, closed_at = ${closedAt},
      lost_reason = ${lostReason}, updated_at = ${toUnixSeconds(ctx.now())},
      revenue = case when ${wrote.revenue} is not null and revenue is ${wrote.revenue} then ${revenue} else revenue end,
      close_date = case when ${wrote.closeDate} is not null and close_date is ${wrote.closeDate} then ${closeDate} else close_date end
      where changes() > 0 and id = ${id} and account_id = ${ctx.account.id} and archived_at is null`,
  );
  const event = {
    kind: "stage",
    toStage: fromStage,
    text: "Stage change undone.",
    before: asItStands({}),
  } as const;
  const which = byId(ctx, id) as SQL;
  const write = counted(ctx, which, [eventStatement(ctx, isLastMove, event), put]);
  const onlyIf = sql`exists (select 1 from ${opportunities} where ${and(which, isLastMove)})`;
  await withQuota(ctx, { rows: 1 }, (count) => ctx.d1.batch([statement(ctx, count), ...write]), { onlyIf });
  const after = await getOpportunity(ctx, id);
  const isBack = after.status === fromStage && toUnixSeconds(after.stageAt) === stageAt;
  if (!isBack) throw elsewhere(after.status);
  return after;
}
