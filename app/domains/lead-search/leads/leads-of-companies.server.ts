import { and, desc, eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { among } from "~/core/statement";
import { leads } from "../tables";

/** The surest lead of each of these companies. */
export const leadsOfCompanies = (ctx: AccountContext, companyIds: readonly number[], limit: number) =>
  ctx.db
    .select({
      id: leads.id,
      companyId: leads.companyId,
      companyName: leads.companyName,
      contactName: leads.contactName,
      confidence: sql<number>`max(${leads.confidence})`,
    })
    .from(leads)
    .where(
      and(
        eq(leads.accountId, ctx.account.id),
        sql`${leads.companyId} in (select value from json_each(${JSON.stringify(companyIds)}))`,
      ),
    )
    .groupBy(leads.companyId)
    .orderBy(desc(sql`max(${leads.confidence})`))
    .limit(limit);

const MOST_COUNTED = 10_000;

export const countLeadsOfCompanies = async (ctx: AccountContext, companyIds: readonly number[]) => {
  const some = sql`select 1 from ${leads} l where l.account_id = ${ctx.account.id} and l.company_id in ${among(companyIds)} limit ${MOST_COUNTED}`;
  return (await ctx.db.get<{ n: number }>(sql`select count(*) as n from (${some})`)).n;
};
