import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { leads } from "../tables";
import { isSameLead } from "./same-lead";

/** Joins the lead of a row as `l`, for `SHARED_FACTS`. Takes expressions of both ids. */
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

/** What an agent is told of a lead: columns of `l`. */
export const SHARED_FACTS = sql.raw(`l.company_id as companyId, l.company_name as companyName,
  l.company_website as companyWebsite, l.company_size as companySize, l.industry, l.country, l.city,
  l.contact_name as contactName, l.contact_title as contactTitle, l.contact_email as contactEmail,
  l.contact_phone as contactPhone`);

/** A query of ids: the account's leads of the same company. */
export const sameLeadIds = (ctx: AccountContext, leadId: number): SQL =>
  sql`select id from ${leads} where ${isSameLead(ctx, leadId)}`;
