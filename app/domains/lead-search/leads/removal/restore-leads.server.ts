import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { REMOVED_LATER, type Restored } from "~/core/removal/restored";
import { rowFromJson } from "~/core/removal/row-json";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray, statement } from "~/core/statement";
import { isMember } from "~/domains/identity/team/team.server";
import type { Lead } from "../../lead-search";
import { leadSearches, leads, removedLeads } from "../../tables";
import { getLead } from "../leads.server";
import { countLeadsStatement } from "./remove-leads.server";

const FOUND_AGAIN = "The search already has a lead from the same company.";
const PAST_RETENTION_MESSAGE = "The lead or its search was deleted permanently.";

const FROM_JSON = rowFromJson(leads, "r.before", {
  company_id: "r.company_id",
  contact_id: "NULL",
  same_company_id: "0",
  is_first: "0",
  origin_count: "0",
});

interface Outcome {
  id: number;
  isBack: 0 | 1;
  isKept: 0 | 1;
  isLater: 0 | 1;
}

function reasonOf({ isKept, isLater }: Outcome): string {
  if (isLater) return REMOVED_LATER;
  return isKept ? FOUND_AGAIN : PAST_RETENTION_MESSAGE;
}

/**
 * Restores leads removed no later than `at`, each with its company's best current contact and an owner who is in the
 * team. Existing leads are not changed.
 */
export async function restoreLeads(
  ctx: AccountContext,
  ids: readonly number[],
  at?: Date,
): Promise<Restored> {
  const own = ctx.account.id;
  const isLater = at ? sql`r.removed_at > ${toUnixSeconds(at)}` : sql`false`;
  const asked = sql`r.lead_id in ${inJsonArray(ids)} and +r.account_id = ${own} and not (${isLater})`;
  const isNewlyBack = sql`l.id in (select r.lead_id from ${removedLeads} r where ${asked}) and +l.account_id = ${own}`;
  const done = await ctx.d1.batch<Outcome>([
    statement(
      ctx,
      sql`insert into ${leads} (${sql.raw(FROM_JSON.columns)}) select ${sql.raw(FROM_JSON.values)}
        from ${removedLeads} r where ${asked} and r.before is not null
        and exists (select 1 from ${leadSearches} s where s.id = r.search_id and s.account_id = ${own})
        order by r.lead_id on conflict do nothing`,
    ),
    statement(
      ctx,
      sql`update ${leads} as l set owner_id = null
        where ${isNewlyBack} and l.owner_id is not null and not ${isMember(ctx, sql<number>`l.owner_id`)}`,
    ),
    countLeadsStatement(ctx, isNewlyBack, 1),
    statement(
      ctx,
      sql`delete from ${removedLeads} where lead_id in (select l.id from ${leads} l where ${isNewlyBack})`,
    ),
    statement(
      ctx,
      sql`select asked.value as id, exists (select 1 from ${leads} l where l.id = asked.value and +l.account_id = ${own}) as isBack,
        exists (select 1 from ${removedLeads} r where r.lead_id = asked.value and +r.account_id = ${own} and r.before is not null) as isKept,
        exists (select 1 from ${removedLeads} r where r.lead_id = asked.value and +r.account_id = ${own} and ${isLater}) as isLater
        from json_each(${JSON.stringify(ids)}) asked`,
    ),
  ]);
  const outcomes = done.at(-1)?.results ?? [];
  return {
    back: outcomes.filter(({ isBack }) => isBack).map(({ id }) => id),
    refused: outcomes
      .filter(({ isBack }) => !isBack)
      .map((outcome) => ({ id: outcome.id, reason: reasonOf(outcome) })),
  };
}

/** @throws DomainError not_found; conflict if its search contains the company again */
export async function restoreLead(ctx: AccountContext, leadId: number): Promise<Lead> {
  const {
    refused: [refused],
  } = await restoreLeads(ctx, [leadId]);
  if (refused?.reason === FOUND_AGAIN) throw new DomainError("conflict", FOUND_AGAIN);
  if (refused) throw notFound("This lead");
  return getLead(ctx, leadId);
}
