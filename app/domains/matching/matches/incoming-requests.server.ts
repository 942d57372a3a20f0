import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { inJsonArray, statement } from "~/core/statement";
import { ACCOUNT, joinAccount } from "~/domains/identity/users/user-fragments";
import { type AgentMatch, type AgentRequest, agentMatches, agentRequests } from "../tables";

/** A request as the agent sees it who was contacted or hired for it. */
export interface Asked {
  match: AgentMatch;
  request: AgentRequest;
  business: string;
}

const WAS_ASKED = sql`(contacted_at is not null or hired_at is not null)`;

/** Of one page of businesses. */
const MAX_PAGE_ROWS = 60;

const BUSINESS = sql<string>`(select ${sql.raw(ACCOUNT.name)} from (select 1) ${sql.raw(joinAccount("agent_matches.account_id"))})`;

/** With the business's name, in one query. */
const askedWhere = <Extra extends Record<string, SQL<number>>>(
  ctx: Context,
  where: SQL | undefined,
  extra: Extra,
) =>
  ctx.db
    .select({ match: agentMatches, request: agentRequests, business: BUSINESS, ...extra })
    .from(agentMatches)
    .innerJoin(agentRequests, eq(agentRequests.id, agentMatches.requestId))
    .where(where);

/** The newest first; one query, but past the last page. */
export async function listAsked(
  ctx: Context,
  agentId: number,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<Asked>> {
  const own = and(eq(agentMatches.agentId, agentId), WAS_ASKED);
  const some = ctx.db.select({ id: agentMatches.id }).from(agentMatches).where(own).limit(MAX_EXACT_COUNT);
  const count = sql<number>`(select count(*) from ${some})`;
  const where = and(own, cursor === undefined ? undefined : lt(agentMatches.id, cursor));
  const found = await askedWhere(ctx, where, { count })
    .orderBy(desc(agentMatches.id))
    .limit(limit + 1);
  const isPast = found.length === 0 && cursor !== undefined;
  const [counted] = isPast ? await ctx.db.all<{ count: number }>(sql`select ${count} as count`) : found;
  const page = pageOf(found, limit, ({ match }) => match.id);
  return {
    ...page,
    rows: page.rows.map(({ match, request, business }) => ({ match, request, business })),
    total: totalUpTo(counted?.count ?? 0),
  };
}

/** For a union: which businesses asked the agent by a request, the newest `limit` of them. */
export const requestsOfAgent = (agentId: number, limit: number): SQL =>
  sql`select * from (select account_id, max(coalesce(contacted_at, 0), coalesce(answered_at, 0), coalesce(hired_at, 0)) as at,
    'request' as kind from ${agentMatches} where agent_id = ${agentId} and ${WAS_ASKED} order by id desc limit ${limit})`;

/** Requests of these businesses, the newest first. */
export const askedBy = (ctx: Context, agentId: number, accountIds: readonly number[]): Promise<Asked[]> =>
  askedWhere(
    ctx,
    and(
      eq(agentMatches.agentId, agentId),
      WAS_ASKED,
      sql`${agentMatches.accountId} in ${inJsonArray(accountIds)}`,
    ),
    {},
  )
    .orderBy(desc(agentMatches.id))
    .limit(MAX_PAGE_ROWS);

/** Requests that wait for the agent's answer, at most 10,000. */
export const countAskedStatement = (ctx: Context, agentId: number) =>
  statement(
    ctx,
    sql`select count(*) as n from (select 1 from ${agentMatches}
      where agent_id = ${agentId} and state in ('contacted', 'accepted') and state = 'contacted' limit ${MAX_EXACT_COUNT})`,
  );

/** @throws DomainError not_found for another agent's, and for one that nobody asked for */
export async function getAsked(ctx: Context, agentId: number, matchId: number): Promise<Asked> {
  const byId = and(eq(agentMatches.id, matchId), eq(agentMatches.agentId, agentId), WAS_ASKED);
  const [asked] = await askedWhere(ctx, byId, {}).limit(1);
  if (!asked) throw notFound("This request");
  return asked;
}
