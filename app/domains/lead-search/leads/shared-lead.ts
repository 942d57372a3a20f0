import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { leads } from "../tables";
import { isSameLead } from "./same-lead";

/** Joins a row's lead as `l`, for `SHARED_FACTS`. Takes expressions of both ids. */
export const joinSharedLead = (leadId: string, accountId: string): SQL =>
  sql.raw(`join leads l on l.id = ${leadId} and l.account_id = ${accountId}`);

export interface SharedFacts {
  companyId: number;
  companyName: string;
  companyWebsite: string | null;
  companySize: string | null;
  industry: string | null;
  country: string | null;
  city: string | null;
  contactName: string | null;
  contactTitle: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
}

/** The lead's columns visible to an agent, as columns of `l`. */
export const SHARED_FACTS = sql.raw(`l.company_id as companyId, l.company_name as companyName,
  l.company_website as companyWebsite, l.company_size as companySize, l.industry, l.country, l.city,
  l.contact_name as contactName, l.contact_title as contactTitle, l.contact_email as contactEmail,
  l.contact_phone as contactPhone`);

/** A query of ids: the account's leads of the same company. */
export const sameLeadIds = (ctx: AccountContext, leadId: number): SQL =>
  sql`select id from ${leads} where ${isSameLead(ctx, leadId)}`;

/** For a FROM clause: one lead per company among the account's leads with these ids, as `l`. */
export const oneLeadEach = ({ account }: AccountContext, leadIds: readonly number[]): SQL =>
  sql`(select min(id) as id, same_company_id as sameCompanyId, is_demo as isDemo from ${leads}
    where id in ${inJsonArray(leadIds)} and +account_id = ${account.id} group by same_company_id) l`;

/** A query of ids: the account's leads of the company of `l`. */
export const leadsOfSameCompany = ({ account }: AccountContext): SQL =>
  sql`select o.id from ${leads} o where o.account_id = ${account.id} and o.same_company_id = l.sameCompanyId`;

export const leadIdsOf = ({ account }: AccountContext, sameCompanyIds: readonly number[]): SQL =>
  sql`select id from ${leads} where account_id = ${account.id} and same_company_id in ${inJsonArray(sameCompanyIds)}`;

export const SAME_COMPANY = sql.raw("l.same_company_id");
