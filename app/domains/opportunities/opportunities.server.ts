import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { type Page, pageOf } from "~/core/pagination";
import { secondsOf } from "~/core/seconds";
import { sameCompany } from "~/domains/directory/companies/same-company";
import { getStageTotals, sumOf } from "./forecast/opportunity-totals.server";
import type { Opportunity } from "./opportunity";
import type { OpportunityFilter, OpportunityQuery, Sort } from "./schemas";
import { matches, matchOf, SEARCH_BOUND } from "./search/opportunity-search";
import type { Stage } from "./stages";
import { opportunities } from "./tables";

const NONE: Page<Opportunity> = { rows: [], next: null, total: { count: 0, isExact: true } };

export const isLive = isNull(opportunities.archivedAt);

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
  return (await ctx.db.all<{ id: number }>(matches(match))).map(({ id }) => id);
}

async function totalOf(ctx: AccountContext, filter: OpportunityFilter, ids: number[] | null) {
  if (ids) return { count: ids.length, isExact: ids.length < SEARCH_BOUND };
  const totals = await getStageTotals(ctx);
  const { count } = sumOf(totals.filter(({ status }) => !filter.status || status === filter.status));
  return { count, isExact: true };
}

/** Reads at most 500 rows. */
export async function listOpportunities(
  ctx: AccountContext,
  query: Omit<OpportunityQuery, "limit"> & { limit: number },
): Promise<Page<Opportunity>> {
  const { limit, cursor, sort, status } = query;
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

export const listStage = (ctx: AccountContext, status: Stage, limit: number) =>
  ctx.db
    .select()
    .from(opportunities)
    .where(and(eq(opportunities.accountId, ctx.account.id), isLive, eq(opportunities.status, status)))
    .orderBy(desc(opportunities.stageAt), desc(opportunities.id))
    .limit(limit);

/** @throws DomainError not_found, for a deleted one as well */
export async function getOpportunity(ctx: AccountContext, opportunityId: number): Promise<Opportunity> {
  const [row] = await ctx.db
    .select()
    .from(opportunities)
    .where(and(eq(opportunities.id, opportunityId), eq(opportunities.accountId, ctx.account.id), isLive))
    .limit(1);
  if (!row) throw notFound("This opportunity");
  return row;
}

export async function findOpportunityOfLead(
  ctx: AccountContext,
  leadId: number,
): Promise<Opportunity | null> {
  const isIt = and(eq(opportunities.accountId, ctx.account.id), eq(opportunities.leadId, leadId), isLive);
  return (await ctx.db.select().from(opportunities).where(isIt).limit(1))[0] ?? null;
}

/** A condition: an open one of this company. */
export const isOpenOfCompany = (ctx: AccountContext, companyId: number): SQL =>
  sql`${opportunities.companyId} in (select value from ${sameCompany(ctx, companyId)})
    and ${opportunities.accountId} = ${ctx.account.id} and ${opportunities.closedAt} is null and ${isLive}`;

export async function findOpenOfCompany(ctx: AccountContext, companyId: number): Promise<Opportunity | null> {
  return (
    (await ctx.db.select().from(opportunities).where(isOpenOfCompany(ctx, companyId)).limit(1))[0] ?? null
  );
}

/** The lead's own, else the open one of its company: another search may have found it too. */
export async function findOpportunityOf(
  ctx: AccountContext,
  lead: { id: number; companyId: number },
): Promise<Opportunity | null> {
  return (await findOpportunityOfLead(ctx, lead.id)) ?? findOpenOfCompany(ctx, lead.companyId);
}

export async function opportunitiesOfLeads(
  ctx: AccountContext,
  leadIds: number[],
): Promise<Record<number, number>> {
  const rows = await ctx.db
    .select({ id: opportunities.id, leadId: opportunities.leadId })
    .from(opportunities)
    .where(and(eq(opportunities.accountId, ctx.account.id), inArray(opportunities.leadId, leadIds), isLive));
  return Object.fromEntries(rows.map(({ id, leadId }) => [leadId ?? 0, id]));
}
