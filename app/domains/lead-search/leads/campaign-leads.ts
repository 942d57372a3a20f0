import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { leadSearches, leads } from "../tables";
import type { LeadFactsRow } from "./lead-facts.server";
import { removedNamesOf } from "./removal/removed-leads.server";

/** Conditions on columns of `l`. */
export const NO_ADDRESS = sql`(l.contact_email is null or l.contact_email not like '_%@_%._%')`;
export const NO_SOURCE = sql`coalesce(l.evidence ->> '$.contactEmail.source', '') = ''`;
export const PERSON_EVIDENCE =
  "'$.contactName', '$.contactTitle', '$.contactEmail', '$.contactPhone', '$.linkedinProfile'";
/** Condition on columns of `leads`, as the trigger counts them (migrations/0003_counters.sql). */
export const isReachable = sql`coalesce(contact_email, '') like '_%@_%._%' and coalesce(evidence ->> '$.contactEmail.source', '') <> ''`;
/** An earlier lead of the search has the same address: each address gets one sequence. */
export const SAME_ADDRESS = sql`exists (select 1 from leads o indexed by leads_contact_email where o.contact_email = l.contact_email collate nocase
  and o.search_id = l.search_id and o.company_id < l.company_id)`;

/** Leads of a search with company ids after `after`, up to `upTo`, in index order. None without a search. */
export const leadsBetween = (searchId: number | null, after: number, upTo: number): SQL =>
  sql`leads l indexed by leads_search_company
    where l.search_id = ${searchId} and l.company_id > ${after} and l.company_id <= ${upTo}`;

export const leadsByIds = (accountId: number, leadIds: readonly number[]): SQL =>
  sql`leads l where l.id in ${inJsonArray(leadIds)} and +l.account_id = ${accountId}`;

export const isSameAddressAmong = (leadIds: readonly number[]): SQL =>
  sql`exists (select 1 from leads o where o.id in ${inJsonArray(leadIds)} and o.id < l.id
    and o.contact_email = l.contact_email collate nocase)`;

export async function endOfChunk(
  ctx: AccountContext,
  searchId: number | null,
  after: number,
  size: number,
): Promise<number | null> {
  const [row] = await ctx.db.all<{ last: number | null }>(sql`
    select max(company_id) as last from (
      select company_id from leads indexed by leads_search_company
      where search_id = ${searchId} and company_id > ${after} order by company_id limit ${size})`);
  return row?.last ?? null;
}

export const hasLeads = (accountId: number, searchId: SQL) =>
  sql`exists (select 1 from ${leads} where search_id = ${searchId} and account_id = ${accountId})`;

export async function findSearchNames(ctx: AccountContext, searchIds: number[]) {
  const rows = await ctx.db
    .select({
      id: leadSearches.id,
      searchName: leadSearches.searchName,
      resultsCount: leadSearches.resultsCount,
      reachableCount: leadSearches.reachableCount,
      isDemo: leadSearches.isDemo,
    })
    .from(leadSearches)
    .where(
      sql`${leadSearches.id} in (select value from json_each(${JSON.stringify(searchIds)}))
        and +${leadSearches.accountId} = ${ctx.account.id}`,
    );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findLeadNames(ctx: AccountContext, leadIds: number[]) {
  const rows = await ctx.db
    .select({ id: leads.id, companyName: leads.companyName, contactName: leads.contactName })
    .from(leads)
    .where(
      sql`${leads.id} in (select value from json_each(${JSON.stringify(leadIds)}))
        and +${leads.accountId} = ${ctx.account.id}`,
    );
  const removed = rows.length < leadIds.length ? await removedNamesOf(ctx, leadIds) : [];
  const names = [...rows, ...removed.map((row) => ({ ...row, contactName: null }))];
  return new Map(names.map((row) => [row.id, row]));
}

export interface WrittenTo extends Omit<LeadFactsRow, "source" | "contactEmail"> {
  companyId: number;
}

export const leadsToWriteTo = (ctx: AccountContext, searchId: number | null, after: number, size: number) =>
  ctx.db.all<WrittenTo>(sql`
    select l.id, l.company_id as companyId, l.contact_name as contactName, l.contact_title as contactTitle,
      l.company_name as companyName, l.industry, l.country, l.city
    from leads l indexed by leads_search_company
    where l.search_id = ${searchId} and l.company_id > ${after} and l.account_id = ${ctx.account.id}
      and (not l.is_demo or exists (select 1 from ${leadSearches} s where s.id = l.search_id and s.is_demo))
      and not ${NO_ADDRESS} and not ${NO_SOURCE} and not ${SAME_ADDRESS}
    order by l.company_id limit ${size}`);
