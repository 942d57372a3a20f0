import { and, count, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { Stage } from "../stages";
import { opportunities, opportunityEvents } from "../tables";

/** The current user's ID; null for jobs. */
export const actorId = ({ actor }: Context) => (actor.kind === "user" ? actor.userId : null);

interface Noted {
  kind: typeof opportunityEvents.$inferSelect.kind;
  toStage?: Stage;
  text?: string | null;
  /** A JSON object of the previous values. */
  before?: SQL;
}

/** Inserts a history entry per opportunity, with its stage before the change. */
export const eventStatement = (ctx: AccountContext, which: SQL, { kind, toStage, text, before }: Noted) =>
  statement(
    ctx,
    sql`insert into ${opportunityEvents} (account_id, opportunity_id, kind, from_stage, to_stage, text, before, by_user_id, at)
    select account_id, id, ${kind}, ${kind === "stage" ? sql`status` : sql`null`}, ${toStage ?? null}, ${text ?? null}, ${before ?? null},
      ${actorId(ctx)}, ${toUnixSeconds(ctx.now())}
    from ${opportunities} where ${which} and account_id = ${ctx.account.id} and archived_at is null`,
  );

/** History entries of these deals, newest first. */
export const listEvents = (ctx: AccountContext, opportunityIds: number[], limit: number) =>
  ctx.db
    .select()
    .from(opportunityEvents)
    .where(
      and(
        eq(opportunityEvents.accountId, ctx.account.id),
        inArray(opportunityEvents.opportunityId, opportunityIds),
      ),
    )
    .orderBy(desc(opportunityEvents.id))
    .limit(limit);

export type DealEvent = typeof opportunityEvents.$inferSelect & { dealTitle: string };

const isEventOf = (ctx: AccountContext, deals: SQL) =>
  and(sql`${opportunityEvents.opportunityId} in (${deals})`, eq(opportunityEvents.accountId, ctx.account.id));

/** History entries of the deals in a query of IDs, with the deals' titles, newest first. */
export async function listEventsOfDeals(
  ctx: AccountContext,
  asked: { deals: SQL; kinds: DealEvent["kind"][]; limit: number; before: Date | undefined },
): Promise<DealEvent[]> {
  const { deals, kinds, limit, before } = asked;
  if (kinds.length === 0) return [];
  return ctx.db
    .select({ ...getTableColumns(opportunityEvents), dealTitle: opportunities.title })
    .from(opportunityEvents)
    .innerJoin(opportunities, eq(opportunities.id, opportunityEvents.opportunityId))
    .where(
      and(
        isEventOf(ctx, deals),
        inArray(opportunityEvents.kind, kinds),
        before && lt(opportunityEvents.at, before),
      ),
    )
    .orderBy(desc(opportunityEvents.at), desc(opportunityEvents.id))
    .limit(limit);
}

export const countEventsOfDeals = (ctx: AccountContext, deals: SQL) =>
  ctx.db
    .select({ kind: opportunityEvents.kind, count: count() })
    .from(opportunityEvents)
    .where(isEventOf(ctx, deals))
    .groupBy(opportunityEvents.kind);
