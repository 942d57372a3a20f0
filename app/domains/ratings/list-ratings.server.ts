import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, type PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { inJsonArray } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import type { MarketAgent } from "~/domains/agents/marketplace/market-agent";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { m } from "~/messages/messages";
import { type AgentRating, agentRatings } from "./tables";

const goneText = () => m.agents_list_ratings_former_business();

/** Uses literals, so that the partial index applies. */
const ofAgent = (agentId: number): SQL => sql`agent_id = ${agentId} and reversed_at is null`;

async function pageWhere(ctx: Context, where: SQL, { limit, cursor }: PageQuery): Promise<Page<AgentRating>> {
  const [found, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(agentRatings)
      .where(cursor === undefined ? where : and(where, lt(agentRatings.id, cursor)))
      .orderBy(desc(agentRatings.id))
      .limit(limit + 1),
    ctx.db
      .select({ count: sql<number>`count(*)` })
      .from(sql`(select 1 from ${agentRatings} where ${where} limit ${MAX_EXACT_COUNT})`),
  ]);
  return { ...pageOf(found, limit, ({ id }) => id), total: totalUpTo(counted?.count ?? 0) };
}

/** Newest first, for a business. Demo ratings are shown only for a demo agent, or to a demo account. */
export function listRatings(
  ctx: AccountContext,
  agent: Pick<MarketAgent, "id" | "isDemo">,
  query: PageQuery,
): Promise<Page<AgentRating>> {
  const seesDemo = agent.isDemo || ctx.account.isDemo;
  return pageWhere(ctx, seesDemo ? ofAgent(agent.id) : sql`${ofAgent(agent.id)} and is_demo = 0`, query);
}

export interface OwnRating {
  rating: AgentRating;
  business: string;
}

async function named(ctx: Context, ratings: AgentRating[]): Promise<OwnRating[]> {
  const names = await accountNames(
    ctx,
    ratings.map(({ accountId }) => accountId),
  );
  return ratings.map((rating) => ({ rating, business: names.get(rating.accountId) || goneText() }));
}

export async function listOwnRatings(ctx: AgentContext, query: PageQuery): Promise<Page<OwnRating>> {
  const { rows, ...page } = await pageWhere(ctx, ofAgent(ctx.agent.id), query);
  return { ...page, rows: await named(ctx, rows) };
}

/** @throws DomainError not_found for another agent's rating */
export async function getOwnRating(ctx: AgentContext, ratingId: number): Promise<OwnRating> {
  const rows = await ctx.db
    .select()
    .from(agentRatings)
    .where(and(eq(agentRatings.id, ratingId), ofAgent(ctx.agent.id)))
    .limit(1);
  const [own] = await named(ctx, rows);
  if (!own) throw new DomainError("not_found", m.agents_list_ratings_this_rating());
  return own;
}

export async function ratingsOfCloses(
  ctx: BusinessContext,
  closeIds: number[],
): Promise<Map<number, AgentRating>> {
  const rows = await ctx.db
    .select()
    .from(agentRatings)
    .where(
      and(
        eq(agentRatings.accountId, ctx.account.id),
        sql`${agentRatings.closeId} in ${inJsonArray(closeIds)}`,
      ),
    );
  return new Map(rows.map((row) => [row.closeId, row]));
}
