import { and, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inOrder } from "~/core/ids";
import { inJsonArray } from "~/core/statement";
import { isLive } from "../opportunities.server";
import type { Opportunity } from "../opportunity";
import { opportunities } from "../tables";

export async function getOpportunitiesByIds(
  ctx: AccountContext,
  ids: readonly number[],
): Promise<Opportunity[]> {
  const isOne = sql`${opportunities.id} in ${inJsonArray(ids)} and +${opportunities.accountId} = ${ctx.account.id}`;
  return inOrder(ids, await ctx.db.select().from(opportunities).where(and(isOne, isLive)));
}

export const companiesOfOpportunities = (ctx: AccountContext, ids: readonly number[]): SQL =>
  sql`select company_id from ${opportunities} where id in ${inJsonArray(ids)} and +account_id = ${ctx.account.id}
    and archived_at is null and company_id is not null`;

const MAX_COUNTED = 10_000;

export const countOpportunitiesOfCompanies = async (ctx: AccountContext, companyIds: readonly number[]) => {
  const some = sql`select 1 from ${opportunities} where account_id = ${ctx.account.id} and company_id is not null
    and company_id in ${inJsonArray(companyIds)} and archived_at is null limit ${MAX_COUNTED}`;
  return (await ctx.db.get<{ n: number }>(sql`select count(*) as n from (${some})`)).n;
};
