import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { accountMatch } from "~/core/text";
import { originalOf } from "~/domains/directory/companies/same-company";
import { leads } from "../tables";
import { isFirst } from "./same-lead";

const FOUND_LEAD = {
  id: leads.id,
  companyId: leads.companyId,
  companyName: leads.companyName,
  contactName: leads.contactName,
  confidence: leads.confidence,
};

const isOfOne = (ctx: AccountContext, companyIds: readonly number[]): SQL => sql`same_company_id in (
  select ${originalOf(ctx, sql`j.value`)} from json_each(${JSON.stringify(companyIds)}) j)`;

export const leadsOfCompanies = (ctx: AccountContext, companyIds: readonly number[], limit: number) =>
  ctx.db
    .select(FOUND_LEAD)
    .from(leads)
    .where(and(eq(leads.accountId, ctx.account.id), isOfOne(ctx, companyIds), isFirst))
    // The unary plus forces the company index: the confidence index would read all leads.
    .orderBy(desc(sql`+${leads.confidence}`))
    .limit(limit);

const MAX_COUNTED = 10_000;

export const countLeadsOfCompanies = async (ctx: AccountContext, companyIds: readonly number[]) => {
  const some = sql`select 1 from ${leads} where account_id = ${ctx.account.id} and ${isOfOne(ctx, companyIds)} and ${isFirst} limit ${MAX_COUNTED}`;
  return (await ctx.db.get<{ n: number }>(sql`select count(*) as n from (${some})`)).n;
};

export const firstLeadsOf = (ctx: AccountContext, sameCompanyIds: readonly number[]) =>
  ctx.db
    .select({
      ...FOUND_LEAD,
      sameCompanyId: leads.sameCompanyId,
      contactEmail: leads.contactEmail,
      country: leads.country,
      city: leads.city,
      isDemo: leads.isDemo,
    })
    .from(leads)
    .where(
      and(
        eq(leads.accountId, ctx.account.id),
        sql`${leads.sameCompanyId} in (${sql.raw(sameCompanyIds.map(Number).join())})`,
        // The unary plus forces the company index: any partial index would read all leads.
        eq(sql`+${leads.isFirst}`, true),
      ),
    );

/** Returns the newest leads whose company or contact has this name; `terms` contain letters and digits only. */
export const namedLeads = (ctx: AccountContext, terms: readonly string[], limit: number) =>
  ctx.db
    .select(FOUND_LEAD)
    .from(leads)
    .where(
      and(
        sql`${leads.id} in (select rowid from lead_search
          where lead_search match ${accountMatch(ctx.account.id, terms)} order by rowid desc limit ${limit})`,
        sql`+${leads.accountId} = ${ctx.account.id}`,
        isFirst,
      ),
    );
