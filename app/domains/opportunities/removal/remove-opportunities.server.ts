import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { REMOVED_LATER, type Restored } from "~/core/removal/restored";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray, statement } from "~/core/statement";
import { orUnavailable } from "~/core/transient";
import { isMember } from "~/domains/identity/team/team.server";
import { convertStatements, unconvertStatements } from "~/domains/lead-search/leads/lead-value.server";
import { counted } from "../forecast/opportunity-totals.server";
import { opportunities } from "../tables";

export const TAKEN = "The lead already has another deal. Delete the other deal first.";
const PAST_RETENTION_MESSAGE = "The deal was deleted permanently.";

const areTheirs = (ctx: AccountContext, ids: readonly number[]): SQL =>
  sql`id in ${inJsonArray(ids)} and +account_id = ${ctx.account.id}`;

/** A query of IDs: those of these opportunities that the account has and that are not deleted. */
export const seenOpportunities = (ctx: AccountContext, ids: readonly number[]): SQL =>
  sql`select id from ${opportunities} where ${areTheirs(ctx, ids)} and archived_at is null`;

/** SQL condition on a row of `opportunities`: its lead has another opportunity that is not deleted. */
const hasOther = (ctx: AccountContext): SQL => sql`exists (select 1 from ${opportunities} other
  where other.account_id = ${ctx.account.id} and other.archived_at is null
    and (other.lead_id = opportunities.lead_id or other.social_lead_id = opportunities.social_lead_id))`;

/** A query of IDs: those of these leads (a query of IDs) that have an opportunity that is not deleted. */
const ledAmong = (ctx: AccountContext, leadIds: SQL): SQL =>
  sql`select lead_id from ${opportunities} where account_id = ${ctx.account.id} and lead_id in (${leadIds}) and archived_at is null`;

/** For one batch: deletes opportunities from every list and total, and restores the lead of each. Can be undone. */
export function removeOpportunitiesStatements(
  ctx: AccountContext,
  ids: readonly number[],
): D1PreparedStatement[] {
  const theirs = areTheirs(ctx, ids);
  const at = toUnixSeconds(ctx.now());
  const freed = sql`select lead_id from ${opportunities} where ${theirs} and archived_at is not null and lead_id is not null`;
  return [
    ...counted(ctx, theirs, [
      statement(
        ctx,
        sql`update ${opportunities} set archived_at = ${at}, updated_at = ${at} where ${theirs} and archived_at is null`,
      ),
    ]),
    ...unconvertStatements(ctx, freed, (leadIds) => ledAmong(ctx, leadIds)),
  ];
}

interface Outcome {
  id: number;
  isThere: 0 | 1;
  isLater: 0 | 1;
  isBack: 0 | 1;
}

function reasonOf({ isThere, isLater }: Outcome): string {
  if (!isThere) return PAST_RETENTION_MESSAGE;
  return isLater ? REMOVED_LATER : TAKEN;
}

/** Restores opportunities deleted at `at` or earlier; those that are not deleted stay unchanged. @throws DomainError unavailable */
export async function restoreOpportunities(
  ctx: AccountContext,
  ids: readonly number[],
  at?: Date,
): Promise<Restored> {
  const theirs = areTheirs(ctx, ids);
  const isLater = at ? sql`archived_at > ${toUnixSeconds(at)}` : sql`false`;
  const led = sql`select lead_id from ${opportunities} where ${theirs} and archived_at is null and lead_id is not null`;
  const restore = [
    ...counted(ctx, theirs, [
      statement(
        ctx,
        sql`update ${opportunities} set archived_at = null, updated_at = ${toUnixSeconds(ctx.now())},
            owner_id = case when ${isMember(ctx, sql<number>`owner_id`)} then owner_id end
          where ${theirs} and archived_at is not null and not (${isLater}) and not ${hasOther(ctx)}`,
      ),
    ]),
    ...convertStatements(ctx, led),
    statement(
      ctx,
      sql`select asked.value as id, o.id is not null as isThere, coalesce(${isLater}, 0) as isLater,
          o.id is not null and o.archived_at is null as isBack
        from json_each(${JSON.stringify(ids)}) asked
        left join ${opportunities} o on o.id = asked.value and +o.account_id = ${ctx.account.id}`,
    ),
  ];
  const done = await orUnavailable(ctx, ctx.d1.batch<Outcome>(restore));
  const outcomes = done.at(-1)?.results ?? [];
  return {
    back: outcomes.filter(({ isBack }) => isBack).map(({ id }) => id),
    refused: outcomes
      .filter(({ isBack }) => !isBack)
      .map((outcome) => ({ id: outcome.id, reason: reasonOf(outcome) })),
  };
}
