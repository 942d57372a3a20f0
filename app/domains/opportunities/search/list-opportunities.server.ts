import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { MAX_EXACT_METRIC, type Page, pageOf, type Total, totalUpTo } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { midnightAt } from "~/core/time/since";
import { getStageTotals, sumOf } from "../forecast/opportunity-totals.server";
import { isLive } from "../opportunities.server";
import type { Opportunity } from "../opportunity";
import { NO_SUCH_REGION } from "../region-schemas";
import { regionFilter } from "../regions";
import type { OpportunityFilter, OpportunityQuery, Sort } from "../schemas";
import { opportunities } from "../tables";
import { keyOf, MAX_COUNTED, MAX_SORTED_MATCHES, matches, matchOf } from "./opportunity-search";
import { taggedOpportunities } from "./tagged-opportunities.server";
import { wonOpportunities } from "./won-opportunities.server";

const NONE: Page<Opportunity> = { rows: [], next: null, total: { count: 0, isExact: true } };

/** The columns of each sort order, exactly as in its index. */
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
  if (sort === "moved") return sql`(stage_at, ${opportunities.id}) < (${toUnixSeconds(stageAt)}, ${id})`;
  return sql`(${CLOSING}, ${opportunities.id}) > (${closeDate ?? "9999"}, ${id})`;
}

async function lastSeen(ctx: AccountContext, cursor: number | undefined): Promise<Opportunity | undefined> {
  if (cursor === undefined) return undefined;
  const byId = and(eq(opportunities.id, cursor), eq(opportunities.accountId, ctx.account.id));
  return (await ctx.db.select().from(opportunities).where(byId).limit(1))[0];
}

const needsSearch = ({ search, owner, region }: Partial<OpportunityFilter>) =>
  Boolean(search) || Boolean(region) || owner !== undefined;

type Asked = Omit<OpportunityQuery, "limit"> & { limit: number };

const sinceOf = (ctx: AccountContext, { since }: Pick<OpportunityFilter, "since">) =>
  since === undefined ? undefined : midnightAt(ctx, since);

interface Found {
  ids: number[];
  total: Total;
  /** With too many matches to sort, results are newest first, in the order of the search index. */
  isNewestOnly: boolean;
}

/** Runs the full-text search for this page; null if an index can serve the filter. */
async function search(ctx: AccountContext, query: Asked): Promise<Found | null> {
  if (!needsSearch(query)) return null;
  const match = matchOf(ctx.account.id, { ...query, owner: keyOf(ctx, query) });
  if (match === null) return { ids: [], total: NONE.total, isNewestOnly: false };
  const idsIn = async (found: SQL) => (await ctx.db.all<{ id: number }>(found)).map(({ id }) => id);
  const since = sinceOf(ctx, query);
  if (since) {
    const matched = await idsIn(matches(match));
    const isSince = sql`id in ${inJsonArray(matched)} and +stage_at >= ${toUnixSeconds(since)}`;
    const ids = await idsIn(sql`select id from ${opportunities} where ${isSince}`);
    return {
      ids,
      total: { count: ids.length, isExact: matched.length < MAX_SORTED_MATCHES },
      isNewestOnly: false,
    };
  }
  const [counted] = await ctx.db.all<{ n: number }>(
    sql`select count(*) as n from (${matches(match, MAX_COUNTED)})`,
  );
  const total = totalUpTo(counted?.n ?? 0, MAX_COUNTED);
  const isNewestOnly = total.count > MAX_SORTED_MATCHES;
  if (total.count === 0) await requireRegion(ctx, query);
  const isPaged = isNewestOnly || query.sort === "newest";
  const ids = await idsIn(isPaged ? matches(match, query.limit + 1, query.cursor) : matches(match));
  return { ids, total, isNewestOnly };
}

/** Regions of an earlier release were free text: a region that no deal has is rejected. */
async function requireRegion(ctx: AccountContext, { region }: Pick<OpportunityFilter, "region">) {
  if (!region || regionFilter(region)) return;
  const match = matchOf(ctx.account.id, { region });
  const found = match === null ? [] : await ctx.db.all(matches(match, 1));
  if (found.length === 0) throw new DomainError("invalid", NO_SUCH_REGION, { field: "region" });
}

async function totalOf(ctx: AccountContext, filter: OpportunityFilter): Promise<Total> {
  const since = sinceOf(ctx, filter);
  if (since) {
    const isCounted = and(
      eq(opportunities.accountId, ctx.account.id),
      isLive,
      filter.status ? eq(opportunities.status, filter.status) : undefined,
      gte(opportunities.stageAt, since),
    );
    const bounded = ctx.db.select({ id: opportunities.id }).from(opportunities).where(isCounted);
    const some = bounded.limit(MAX_EXACT_METRIC).as("bounded");
    const [counted] = await ctx.db.select({ count: sql<number>`count(*)` }).from(some);
    return totalUpTo(counted?.count ?? 0, MAX_EXACT_METRIC);
  }
  const totals = await getStageTotals(ctx);
  const { count } = sumOf(totals.filter(({ status }) => !filter.status || status === filter.status));
  return { count, isExact: true };
}

interface OpportunityPage extends Page<Opportunity> {
  sort: Sort;
  /** Whether these rows can't be sorted in any other order. */
  hasOneOrder: boolean;
}

/** Reads at most 500 rows; with `since`, also the rows that its total counts. */
export async function listOpportunities(ctx: AccountContext, query: Asked): Promise<OpportunityPage> {
  const { limit, cursor, status, since, tag, foundBy } = query;
  if (foundBy)
    return { ...(await wonOpportunities(ctx, { ...query, foundBy })), sort: "newest", hasOneOrder: true };
  if (tag)
    return { ...(await taggedOpportunities(ctx, { ...query, tag })), sort: "newest", hasOneOrder: true };
  const found = await search(ctx, query);
  // With `since`, indexes serve only the order "last moved first".
  const hasOneOrder = found ? found.isNewestOnly : since !== undefined;
  const sort = !hasOneOrder ? query.sort : found ? "newest" : "moved";
  const last = await lastSeen(ctx, cursor);
  if (found?.total.count === 0 || (cursor !== undefined && !last)) return { ...NONE, sort, hasOneOrder };
  const read = await ctx.db
    .select()
    .from(opportunities)
    .where(
      and(
        // The plus keeps the query planner from reading the whole account if the search already selected the rows.
        found
          ? sql`+account_id = ${ctx.account.id} and id in ${inJsonArray(found.ids)}`
          : eq(opportunities.accountId, ctx.account.id),
        isLive,
        status && !found ? eq(opportunities.status, status) : undefined,
        since && !found ? gte(opportunities.stageAt, midnightAt(ctx, since)) : undefined,
        last ? beyond(last, sort) : undefined,
      ),
    )
    .orderBy(...ORDERS[sort])
    .limit(limit + 1);
  const page = pageOf(read, limit, (last) => last.id);
  return { ...page, total: found?.total ?? (await totalOf(ctx, query)), sort, hasOneOrder };
}

/** The newest opportunities with matching words, without a total; `words` contain only letters and digits. */
export async function searchOpportunities(ctx: AccountContext, words: readonly string[], limit: number) {
  const match = matchOf(ctx.account.id, { search: words.join(" ") });
  if (match === null) return [];
  return ctx.db
    .select()
    .from(opportunities)
    .where(
      and(
        eq(opportunities.accountId, ctx.account.id),
        isLive,
        sql`${opportunities.id} in (${matches(match, limit)})`,
      ),
    )
    .orderBy(desc(opportunities.id));
}
