import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Account, AccountContext, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { type KeysetOrder, lastSeen, readAfter } from "~/core/lists/keyset";
import { type Page, pageOf } from "~/core/pagination";
import { inJsonArray } from "~/core/statement";
import { findAccount } from "~/domains/identity/find-account.server";
import type { LeadSearch } from "./lead-search";
import { getLeadTotals } from "./leads/lead-totals.server";
import type { SearchQuery, SearchSort } from "./schemas";
import { leadSearches } from "./tables";

export async function findLeadSearch(ctx: AccountContext, searchId: number): Promise<LeadSearch | null> {
  const [row] = await ctx.db
    .select()
    .from(leadSearches)
    .where(and(eq(leadSearches.id, searchId), eq(leadSearches.accountId, ctx.account.id)))
    .limit(1);
  return row ?? null;
}

export async function getLeadSearch(ctx: AccountContext, searchId: number): Promise<LeadSearch> {
  const search = await findLeadSearch(ctx, searchId);
  if (!search) throw notFound("This search");
  return search;
}

/** Finds the newest list of exactly these companies, to reuse it. */
export async function findPickedSearch(
  ctx: AccountContext,
  companyIds: readonly number[],
): Promise<LeadSearch | null> {
  const [row] = await ctx.db
    .select()
    .from(leadSearches)
    .where(
      and(
        eq(leadSearches.accountId, ctx.account.id),
        eq(leadSearches.status, "completed"),
        sql`${leadSearches.companyIds} = ${JSON.stringify(companyIds)}`,
      ),
    )
    .orderBy(desc(leadSearches.id))
    .limit(1);
  return row ?? null;
}

/** Sort orders as stored in their indexes. */
const ORDERS: Record<SearchSort, KeysetOrder> = {
  newest: { key: leadSearches.id, id: leadSearches.id, isDescending: true },
  name: { key: sql`lower(search_name)`, id: leadSearches.id },
  leads: { key: leadSearches.resultsCount, id: leadSearches.id, isDescending: true },
};

const lastOf = (ctx: AccountContext) => (key: SQL, id: number) =>
  ctx.db
    .select({ key, id: leadSearches.id })
    .from(leadSearches)
    .where(and(eq(leadSearches.id, id), eq(leadSearches.accountId, ctx.account.id)))
    .limit(1);

export async function listLeadSearches(
  ctx: AccountContext,
  { limit, cursor, sort = "newest" }: Pick<SearchQuery, "limit" | "cursor"> & Partial<SearchQuery>,
): Promise<Page<LeadSearch>> {
  const order = ORDERS[sort];
  const last = await lastSeen(cursor, order, lastOf(ctx));
  const read = (where: SQL | undefined, by: SQL[], limit: number) =>
    ctx.db
      .select()
      .from(leadSearches)
      .where(and(eq(leadSearches.accountId, ctx.account.id), where))
      .orderBy(...by)
      .limit(limit);
  const found = await readAfter(read, order, last, limit + 1);
  const { searches } = await getLeadTotals(ctx);
  const { rows, next } = pageOf(found, limit, (last) => last.id);

  return { rows, next, total: { count: searches, isExact: true } };
}

export async function accountOfSearch(db: Context["db"], searchId: number): Promise<Account | null> {
  const [row] = await db
    .select({ accountId: leadSearches.accountId })
    .from(leadSearches)
    .where(eq(leadSearches.id, searchId))
    .limit(1);
  return row ? findAccount(db, row.accountId) : null;
}

export async function ownSearches(ctx: AccountContext, userId: number) {
  const [totals, rows] = await Promise.all([
    getLeadTotals(ctx),
    ctx.db
      .select()
      .from(leadSearches)
      .where(and(eq(leadSearches.accountId, ctx.account.id), eq(leadSearches.createdBy, userId)))
      .orderBy(desc(leadSearches.id))
      .limit(500),
  ]);
  return { totals, searches: rows };
}

/** SQL condition: an account has a search outside demo data. Takes an expression of the account id. */
export const hasSearches = (accountId: SQL): SQL =>
  sql`exists (select 1 from lead_searches where account_id = ${accountId} and is_demo = 0)`;

const AVERAGE = `SELECT round(1.0 * sum(confidence_sum) / sum(results_count)) AS average
FROM lead_searches WHERE is_demo = 0 AND results_count > 0`;

/** Average, 0 to 100, without demo leads; null without leads. Reads every lead search. */
export async function averageConfidence({ d1 }: Pick<Context, "d1">): Promise<number | null> {
  return (await d1.prepare(AVERAGE).first<{ average: number | null }>())?.average ?? null;
}

export async function findSearchNames(
  ctx: AccountContext,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await ctx.db
    .select({ id: leadSearches.id, name: leadSearches.searchName })
    .from(leadSearches)
    .where(and(eq(leadSearches.accountId, ctx.account.id), sql`${leadSearches.id} in ${inJsonArray(ids)}`));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
