import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { FIGURE_BOUND, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { secondsOf } from "~/core/seconds";
import { midnightAt } from "~/core/time/since";
import { getStageTotals, sumOf } from "../forecast/opportunity-totals.server";
import { isLive } from "../opportunities.server";
import type { Opportunity } from "../opportunity";
import type { OpportunityFilter, OpportunityQuery, Sort } from "../schemas";
import { opportunities } from "../tables";
import { matches, matchOf, SEARCH_BOUND } from "./opportunity-search";

const NONE: Page<Opportunity> = { rows: [], next: null, total: { count: 0, isExact: true } };

/** What each order sorts by, as its indexes have it. */
const VALUE = sql`ifnull(revenue, -1)`;
const CLOSING = sql`ifnull(close_date, '9999')`;

const ORDERS: Record<Sort, SQL[]> = {
  newest: [desc(opportunities.id)],
  value: [sql`${VALUE} desc`, desc(opportunities.id)],
  closing: [sql`${CLOSING} asc`, sql`${opportunities.id} asc`],
  moved: [desc(opportunities.stageAt), desc(opportunities.id)],
};

function beyond(last: Opportunity, sort: Sort): SQL {
  const { id, revenue, closeDate, stageAt } = last;
  if (sort === "newest") return lt(opportunities.id, id);
  if (sort === "value") return sql`(${VALUE}, ${opportunities.id}) < (${revenue ?? -1}, ${id})`;
  if (sort === "moved") return sql`(stage_at, ${opportunities.id}) < (${secondsOf(stageAt)}, ${id})`;
  return sql`(${CLOSING}, ${opportunities.id}) > (${closeDate ?? "9999"}, ${id})`;
}

async function lastSeen(ctx: AccountContext, cursor: number | undefined): Promise<Opportunity | undefined> {
  if (cursor === undefined) return undefined;
  const isIt = and(eq(opportunities.id, cursor), eq(opportunities.accountId, ctx.account.id));
  return (await ctx.db.select().from(opportunities).where(isIt).limit(1))[0];
}

const needsSearch = ({ search, owner, region }: Partial<OpportunityFilter>) =>
  Boolean(search) || Boolean(region) || owner !== undefined;

/** The ids a search found, or null where the indexes serve the filter. */
async function idsOf(ctx: AccountContext, query: OpportunityFilter): Promise<number[] | null> {
  if (!needsSearch(query)) return null;
  const match = matchOf(ctx.account.id, query);
  if (match === null) return [];
  const since = sinceOf(ctx, query);
  const found = since
    ? sql`select id from ${opportunities} where id in (${matches(match)}) and +stage_at >= ${secondsOf(since)}`
    : matches(match);
  return (await ctx.db.all<{ id: number }>(found)).map(({ id }) => id);
}

const sinceOf = (ctx: AccountContext, { since }: Pick<OpportunityFilter, "since">) =>
  since === undefined ? undefined : midnightAt(ctx, since);

/** Since a day, the indexes serve the last moved first and no other order. */
export const hasOneOrder = (query: OpportunityFilter) => Boolean(query.since) && !needsSearch(query);

export const sortOf = (query: OpportunityFilter): Sort => (hasOneOrder(query) ? "moved" : query.sort);

async function totalOf(ctx: AccountContext, filter: OpportunityFilter, ids: number[] | null) {
  if (ids) return { count: ids.length, isExact: ids.length < SEARCH_BOUND };
  const since = sinceOf(ctx, filter);
  if (since) {
    const isCounted = and(
      eq(opportunities.accountId, ctx.account.id),
      isLive,
      filter.status ? eq(opportunities.status, filter.status) : undefined,
      gte(opportunities.stageAt, since),
    );
    const bounded = ctx.db.select({ id: opportunities.id }).from(opportunities).where(isCounted);
    const some = bounded.limit(FIGURE_BOUND).as("bounded");
    const [counted] = await ctx.db.select({ count: sql<number>`count(*)` }).from(some);
    return totalUpTo(counted?.count ?? 0, FIGURE_BOUND);
  }
  const totals = await getStageTotals(ctx);
  const { count } = sumOf(totals.filter(({ status }) => !filter.status || status === filter.status));
  return { count, isExact: true };
}

/** Reads at most 500 rows. */
export async function listOpportunities(
  ctx: AccountContext,
  query: Omit<OpportunityQuery, "limit"> & { limit: number },
): Promise<Page<Opportunity>> {
  const { limit, cursor, status } = query;
  const sort = sortOf(query);
  const ids = await idsOf(ctx, query);
  const last = await lastSeen(ctx, cursor);
  if (ids?.length === 0 || (cursor !== undefined && !last)) return NONE;
  const found = await ctx.db
    .select()
    .from(opportunities)
    .where(
      and(
        // The plus keeps the planner from reading the whole account where the search names the rows.
        ids
          ? sql`+${opportunities.accountId} = ${ctx.account.id} and ${opportunities.id} in
              (select value from json_each(${JSON.stringify(ids)}))`
          : eq(opportunities.accountId, ctx.account.id),
        isLive,
        status && !ids ? eq(opportunities.status, status) : undefined,
        query.since && !ids ? gte(opportunities.stageAt, midnightAt(ctx, query.since)) : undefined,
        last ? beyond(last, sort) : undefined,
      ),
    )
    .orderBy(...ORDERS[sort])
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, (last) => last.id);
  return {
    rows,
    next,
    total: await totalOf(ctx, query, ids),
  };
}
