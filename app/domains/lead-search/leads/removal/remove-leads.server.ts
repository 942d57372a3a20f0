import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { rowAsJson } from "~/core/removal/row-json";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray, statement } from "~/core/statement";
import { leadSearches, leads, removedLeads } from "../../tables";
import { NO_ADDRESS, NO_SOURCE, PERSON_EVIDENCE } from "../campaign-leads";
import { getLead } from "../leads.server";

export const seenLeads = (ctx: AccountContext, ids: readonly number[]): SQL =>
  sql`select l.id from ${leads} l where ${areTheirs(ctx, ids)}`;

const areTheirs = (ctx: AccountContext, ids: readonly number[]): SQL =>
  sql`l.id in ${inJsonArray(ids)} and +l.account_id = ${ctx.account.id}`;

const PERSON = ["contact_name", "contact_title", "contact_email", "contact_phone", "linkedin_profile"];

const AS_JSON = sql.raw(
  rowAsJson(leads, "l", {
    ...Object.fromEntries(PERSON.map((column) => [column, "NULL"])),
    evidence: `json_remove(l.evidence, ${PERSON_EVIDENCE})`,
  }),
);

const SUMS = sql`count(*) as found, coalesce(sum(l.confidence), 0) as confidence, coalesce(sum(not ${NO_ADDRESS} and not ${NO_SOURCE}), 0) as reached`;

/** Adds or subtracts these leads in their searches' counts; `sign` is 1 or -1. `which` is a condition on `l`. */
export function countLeadsStatement(ctx: AccountContext, which: SQL, sign: 1 | -1): D1PreparedStatement {
  const factor = sql.raw(String(sign));
  return statement(
    ctx,
    sql`update ${leadSearches} set results_count = results_count + ${factor} * found,
        confidence_sum = confidence_sum + ${factor} * confidence, reachable_count = reachable_count + ${factor} * reached
      from (select l.search_id as of_search, ${SUMS} from ${leads} l where ${which} group by l.search_id)
      where id = of_search and account_id = ${ctx.account.id}`,
  );
}

/** For one batch: removes each lead from every list and figure. It still counts as used in the plan, and keeps its opportunity. */
export function removeLeadsStatements(ctx: AccountContext, ids: readonly number[]): D1PreparedStatement[] {
  const theirs = areTheirs(ctx, ids);
  return [
    statement(
      ctx,
      sql`insert or replace into ${removedLeads} (lead_id, account_id, search_id, company_id, contact_id, before, removed_at)
        select l.id, l.account_id, l.search_id, l.company_id, l.contact_id, ${AS_JSON}, ${toUnixSeconds(ctx.now())}
        from ${leads} l where ${theirs}`,
    ),
    countLeadsStatement(ctx, theirs, -1),
    statement(ctx, sql`delete from ${leads} where id in (${seenLeads(ctx, ids)})`),
  ];
}

/** The lead can be restored within its retention period. @throws DomainError not_found */
export async function removeLead(ctx: AccountContext, leadId: number): Promise<void> {
  await getLead(ctx, leadId);
  await ctx.d1.batch(removeLeadsStatements(ctx, [leadId]));
}
