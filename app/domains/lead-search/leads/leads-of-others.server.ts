import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray, statement } from "~/core/statement";
import { leads } from "../tables";
import { isSameLead } from "./same-lead";

const MAX_ROWS = 500;

/** The person of each company that a search writes to; triggers take over what is known of them. */
export const setPeopleOfLeads = (
  ctx: AccountContext,
  searchId: number,
  people: readonly { companyId: number; contactId: number }[],
) =>
  statement(
    ctx,
    sql`update ${leads} set contact_id = said.contact
      from (select value ->> 'companyId' as company, value ->> 'contactId' as contact
        from json_each(${JSON.stringify(people)})) said
      where search_id = ${searchId} and +account_id = ${ctx.account.id}
        and (company_id = said.company or same_company_id = said.company) and contact_id is not said.contact`,
  );

/** The person of a lead and of the others of its company; triggers take over what is known of them. */
export const setPersonOfLead = (ctx: AccountContext, leadId: number, contactId: SQL) =>
  statement(ctx, sql`update ${leads} set contact_id = ${contactId} where ${isSameLead(ctx, leadId)}`);

/** Of a search the leads whose person has none of these addresses, which are of `emailKey`. */
export async function leadsOfOthers(
  ctx: AccountContext,
  searchId: number,
  emailKeys: readonly string[],
): Promise<number[]> {
  const isOther = sql`ifnull(lower(${leads.contactEmail}), '') not in ${inJsonArray(emailKeys)}`;
  const rows = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.searchId, searchId), eq(sql`+${leads.accountId}`, ctx.account.id), isOther))
    .limit(MAX_ROWS);
  return rows.map(({ id }) => id);
}

/** Of a search the addresses that its leads are written to. */
export async function addressesOfSearch(ctx: AccountContext, searchId: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ email: sql<string | null>`lower(${leads.contactEmail})` })
    .from(leads)
    .where(and(eq(leads.searchId, searchId), eq(sql`+${leads.accountId}`, ctx.account.id)))
    .limit(MAX_ROWS);
  return rows.flatMap(({ email }) => email ?? []);
}
