import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { Stage } from "../stages";
import { opportunities, opportunityEvents } from "../tables";

/** Null for jobs. */
export const actorId = ({ actor }: Context) => (actor.kind === "user" ? actor.userId : null);

interface Noted {
  kind: "created" | "stage" | "changed" | "note" | "task";
  toStage?: Stage;
  text?: string | null;
  /** JSON. */
  before?: SQL;
}

/** With the stage they are in before it. */
export const eventStatement = (ctx: AccountContext, which: SQL, { kind, toStage, text, before }: Noted) =>
  statement(
    ctx,
    sql`insert into ${opportunityEvents} (account_id, opportunity_id, kind, from_stage, to_stage, text, before, by_user_id, at)
    select account_id, id, ${kind}, ${kind === "stage" ? sql`status` : sql`null`}, ${toStage ?? null}, ${text ?? null}, ${before ?? null},
      ${actorId(ctx)}, ${toUnixSeconds(ctx.now())}
    from ${opportunities} where ${which} and account_id = ${ctx.account.id} and archived_at is null`,
  );

export const listEvents = (ctx: AccountContext, opportunityIds: number[], limit: number, before?: Date) =>
  ctx.db
    .select()
    .from(opportunityEvents)
    .where(
      and(
        eq(opportunityEvents.accountId, ctx.account.id),
        inArray(opportunityEvents.opportunityId, opportunityIds),
        before && lt(opportunityEvents.at, before),
      ),
    )
    .orderBy(desc(opportunityEvents.id))
    .limit(limit);
