import { and, desc, eq, gte, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { midnightAt } from "~/core/time/since";
import type { OwnerFilter } from "~/domains/identity/team/owner-filter";
import { ownerIdIn } from "~/domains/identity/team/owner-filter.server";
import type { Lead, LeadSearch } from "../lead-search";
import { BANDS } from "../policy";
import { leads } from "../tables";
import type { AllLeadsQuery, LeadFilter, LeadQuery } from "./lead-queries";
import { getLeadTotals } from "./lead-totals.server";
import { countLeadsSince } from "./leads-since.server";
import { foundAt } from "./removal/removed-leads.server";
import { isFirst, isOfOtherCompanies } from "./same-lead";
import { taggedLeads } from "./tagged-leads.server";

export { AllLeadsQuery, LeadQuery } from "./lead-queries";

const RANK = 2 ** 40;

type Order = AllLeadsQuery["order"];
type PageOfRank = { limit: number; order: Order; cursor?: number | undefined };

/** Returns a row's cursor position; in newest-first order, its id is enough. */
const rankOf = (order: Order) => (lead: Lead) =>
  order === "newest" ? lead.id : lead.confidence * RANK + lead.id;

/** With `since` or a tag, an index serves only the newest-first order. */
export const orderOf = ({
  order = "surest",
  since,
  tag,
}: Partial<Pick<AllLeadsQuery, "order" | "since" | "tag">>): Order => (since || tag ? "newest" : order);

function beyond(ctx: AccountContext, cursor: number | undefined, order: Order): SQL | undefined {
  if (cursor === undefined) return undefined;
  if (order === "newest") return sql`(created_at, id) < (${foundAt(ctx, cursor)}, ${cursor})`;
  const [confidence, id] = [Math.floor(cursor / RANK), cursor % RANK];
  const here = sql`(${leads.confidence}, ${leads.id})`;
  return order === "surest" ? sql`${here} < (${confidence}, ${id})` : sql`${here} > (${confidence}, ${id})`;
}

export async function readPage(ctx: AccountContext, where: SQL | undefined, query: PageOfRank) {
  const { limit, cursor, order } = query;
  const found = await ctx.db
    .select()
    .from(leads)
    .where(and(eq(leads.accountId, ctx.account.id), where, beyond(ctx, cursor, order)))
    .orderBy(...ORDERS[order])
    .limit(limit + 1);
  return pageOf(found, limit, rankOf(order));
}

const ORDERS: Record<Order, (SQL | typeof leads.confidence | typeof leads.id)[]> = {
  surest: [desc(leads.confidence), desc(leads.id)],
  unsurest: [leads.confidence, leads.id],
  newest: [desc(leads.createdAt), desc(leads.id)],
};

export const isSince = (ctx: AccountContext, since: string | undefined) =>
  since === undefined ? undefined : gte(leads.createdAt, midnightAt(ctx, since));

export const isOwnedBy = (ctx: AccountContext, owner: OwnerFilter) => {
  if (owner === undefined) return undefined;
  return owner === "none" ? isNull(leads.ownerId) : eq(leads.ownerId, ownerIdIn(ctx, owner));
};

export const filterOf = (searchId: number, { band, country, run }: LeadFilter) =>
  and(
    eq(leads.searchId, searchId),
    run === undefined ? undefined : eq(leads.runNumber, run),
    country === undefined ? undefined : eq(leads.country, country),
    band === undefined ? undefined : gte(leads.confidence, BANDS[band][0]),
    band === undefined ? undefined : lte(leads.confidence, BANDS[band][1]),
  );

/** Reads at most 500 rows. */
export async function listLeadsOfSearch(
  ctx: AccountContext,
  search: LeadSearch,
  query: LeadQuery,
): Promise<Page<Lead>> {
  const where = filterOf(search.id, query);
  const page = await readPage(ctx, where, query);
  if (!query.band && !query.country && query.run === undefined)
    return { ...page, total: { count: search.resultsCount, isExact: true } };
  return { ...page, total: await countWhere(ctx, where) };
}

async function countWhere(ctx: AccountContext, where: SQL | undefined, bound = MAX_EXACT_COUNT) {
  const bounded = ctx.db.select({ id: leads.id }).from(leads).where(where).limit(bound).as("bounded");
  const [counted] = await ctx.db.select({ count: sql<number>`count(*)` }).from(bounded);
  return totalUpTo(counted?.count ?? 0, bound);
}

/** Lists each company once. Reads at most 500 rows; with `since`, also the rows that its total counts. */
export async function listLeads(
  ctx: AccountContext,
  {
    limit,
    cursor,
    ...query
  }: Pick<LeadQuery, "limit" | "cursor"> & Pick<LeadFilter, "order" | "since" | "owner" | "tag">,
): Promise<Page<Lead>> {
  const narrowed = and(isSince(ctx, query.since), isOwnedBy(ctx, query.owner));
  if (query.tag) return taggedLeads(ctx, { limit, cursor, tag: query.tag }, narrowed);
  const where = and(eq(leads.accountId, ctx.account.id), isFirst, narrowed);
  const page = await readPage(ctx, where, { limit, cursor, order: orderOf(query) });
  if (query.owner) return { ...page, total: await countWhere(ctx, where) };
  if (query.since) return { ...page, total: await countLeadsSince(ctx, midnightAt(ctx, query.since)) };
  const { leads: count } = await getLeadTotals(ctx);
  return { ...page, total: { count, isExact: true } };
}

/** Higher counts are shown as "more than" this, because each row is looked up among the shared leads. */
const MAX_COUNT_WITHOUT_AGENT = 100;

/**
 * Lists leads that did not become a deal, except those of the companies of `leadIds` (a query). Highest confidence
 * first, each company once.
 */
export async function listLeadsExcept(
  ctx: AccountContext,
  leadIds: SQL,
  window: Pick<LeadQuery, "limit" | "cursor">,
): Promise<Page<Lead>> {
  const where = and(
    eq(leads.accountId, ctx.account.id),
    isFirst,
    isNull(leads.convertedAt),
    isOfOtherCompanies(ctx, leadIds),
  );
  const page = await readPage(ctx, where, { ...window, order: "surest" });
  return { ...page, total: await countWhere(ctx, where, MAX_COUNT_WITHOUT_AGENT) };
}

/** Account check of a lead, for every statement on one. */
const isLead = (ctx: AccountContext, leadId: number): SQL | undefined =>
  and(eq(leads.id, leadId), eq(leads.accountId, ctx.account.id));

export async function findLead(ctx: AccountContext, leadId: number): Promise<Lead | null> {
  const [lead] = await ctx.db.select().from(leads).where(isLead(ctx, leadId)).limit(1);
  return lead ?? null;
}

export async function getLead(ctx: AccountContext, leadId: number): Promise<Lead> {
  const lead = await findLead(ctx, leadId);
  if (!lead) throw notFound("This lead");
  return lead;
}
