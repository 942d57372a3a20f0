import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray, statement } from "~/core/statement";
import { leads } from "../tables";
import { isSameLead } from "./same-lead";

const MAX_ROWS = 500;

/** Sets the contact of each company that a search emails; triggers copy the contact's data. */
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

/** Sets the contact of a lead and of the company's other leads; triggers copy the contact's data. */
export const setPersonOfLead = (ctx: AccountContext, leadId: number, contactId: SQL) =>
  statement(ctx, sql`update ${leads} set contact_id = ${contactId} where ${isSameLead(ctx, leadId)}`);

/** Returns the leads of a search whose contact has none of these addresses, given as `emailKey`. */
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

/** Returns the addresses at which a search's leads are emailed. */
export async function addressesOfSearch(ctx: AccountContext, searchId: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ email: sql<string | null>`lower(${leads.contactEmail})` })
    .from(leads)
    .where(and(eq(leads.searchId, searchId), eq(sql`+${leads.accountId}`, ctx.account.id)))
    .limit(MAX_ROWS);
  return rows.flatMap(({ email }) => email ?? []);
}
