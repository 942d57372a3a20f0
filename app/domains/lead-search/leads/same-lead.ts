import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { originalOf, withCopies } from "~/domains/directory/companies/same-company";
import { leads, removedLeads } from "../tables";

/** The listed lead among an account's leads of one company; maintained by triggers. Written as in the indexes. */
export const isFirst = sql`is_first = 1`;

/** A query of the `same_company_id` of these leads (a query of ids), whether current or removed. */
export const companiesOf = (ctx: AccountContext, leadIds: SQL): SQL =>
  sql`select s.same_company_id from ${leads} s where s.id in (${leadIds}) and +s.account_id = ${ctx.account.id}
    union select ${originalOf(ctx, sql`r.company_id`)} from ${removedLeads} r
      where r.lead_id in (${leadIds}) and +r.account_id = ${ctx.account.id}`;

/** SQL condition on `leads`: belongs to one of these companies. Facts of a company's lead are written to all its leads. */
export const isOfCompanies = ({ account }: AccountContext, companyIds: SQL): SQL =>
  sql`account_id = ${account.id} and same_company_id in (${companyIds})`;

/** SQL condition on `leads`: belongs to none of the companies of these leads (a query of ids). */
export const isOfOtherCompanies = (ctx: AccountContext, leadIds: SQL): SQL =>
  sql`${leads.sameCompanyId} not in (select same_company_id from (${companiesOf(ctx, leadIds)})
    where same_company_id is not null)`;

export const isRemovedOfCompanies = (ctx: AccountContext, companyIds: SQL): SQL =>
  sql`account_id = ${ctx.account.id} and company_id in (${withCopies(ctx, companyIds)})`;

export const isSameLead = (ctx: AccountContext, leadId: number): SQL =>
  isOfCompanies(ctx, companiesOf(ctx, sql`select ${leadId}`));
