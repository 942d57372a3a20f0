import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inOrder } from "~/core/ids";
import { inJsonArray } from "~/core/statement";
import type { Lead } from "../lead-search";
import { leads } from "../tables";

/** Returns existing leads in the given order; reads two rows for each. */
export async function getLeadsByIds(ctx: AccountContext, ids: readonly number[]): Promise<Lead[]> {
  const isOne = sql`${leads.id} in ${inJsonArray(ids)} and +${leads.accountId} = ${ctx.account.id}`;
  return inOrder(ids, await ctx.db.select().from(leads).where(isOne));
}

/** A query of `company_id`. */
export const companiesOfLeads = (ctx: AccountContext, ids: readonly number[]): SQL =>
  sql`select company_id from ${leads} where id in ${inJsonArray(ids)} and +account_id = ${ctx.account.id}`;
