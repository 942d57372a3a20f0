import { and, eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { among } from "~/core/statement";
import { leads } from "../tables";

const MOST = 500;

/** Of a search the leads whose person has none of these addresses, which are of `emailKey`. */
export async function leadsOfOthers(
  ctx: AccountContext,
  searchId: number,
  emailKeys: readonly string[],
): Promise<number[]> {
  const isOther = sql`ifnull(lower(${leads.contactEmail}), '') not in ${among(emailKeys)}`;
  const rows = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.searchId, searchId), eq(sql`+${leads.accountId}`, ctx.account.id), isOther))
    .limit(MOST);
  return rows.map(({ id }) => id);
}

/** Of a search the addresses that its leads are written to. */
export async function addressesOfSearch(ctx: AccountContext, searchId: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ email: sql<string | null>`lower(${leads.contactEmail})` })
    .from(leads)
    .where(and(eq(leads.searchId, searchId), eq(sql`+${leads.accountId}`, ctx.account.id)))
    .limit(MOST);
  return rows.flatMap(({ email }) => email ?? []);
}
