import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { inJsonArray, statement } from "~/core/statement";
import { ACCOUNT, joinAccount } from "~/domains/identity/users/user-fragments";
import { m } from "~/messages/messages";
import { type AgentMatch, type AgentRequest, agentMatches, agentRequests } from "../tables";

/** A request as a contacted or hired agent sees it. */
export interface Asked {
  match: AgentMatch;
  request: AgentRequest;
  business: string;
}

const WAS_ASKED = sql`(contacted_at is not null or hired_at is not null)`;

/** Maximum requests for one page of businesses. */
const MAX_PAGE_ROWS = 60;

const BUSINESS = sql<string>`(select ${sql.raw(ACCOUNT.name)} from (select 1) ${sql.raw(joinAccount("agent_matches.account_id"))})`;

/** Joins the request and the business's name in one query. */
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

/** Newest first. One query; past the last page, a second one counts. */
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

/** Rows of `account_id`, `id`, `at`, `kind`: each business's last request to the agent, newest first. */
export const lastRequestsOfAgent = (agentId: number): SQL =>
  sql`select account_id, id, created_at as at, 'request' as kind from ${agentMatches} o where agent_id = ${agentId} and ${WAS_ASKED}
    and not exists (select 1 from ${agentMatches} n
      where n.agent_id = ${agentId} and n.account_id = o.account_id and n.id > o.id and ${WAS_ASKED})`;

export const businessesWithRequest = (agentId: number): SQL =>
  sql`select distinct account_id from ${agentMatches} where agent_id = ${agentId} and ${WAS_ASKED}`;

/** SQL condition: the account has a request to the agent with an ID of at least `id`. */
export const hasRequestSince = (agentId: number, account: SQL, id: number): SQL =>
  sql`exists (select 1 from ${agentMatches} m
    where m.agent_id = ${agentId} and m.account_id = ${account} and m.id >= ${id} and ${WAS_ASKED})`;

/** These businesses' requests to the agent, newest first. */
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
    // "+" keeps SQLite on the index of agent and account. Otherwise, for the order, it would read every request to the agent.
    .orderBy(sql`+${agentMatches.id} desc`)
    .limit(MAX_PAGE_ROWS);

/** Counts the agent's unanswered requests, up to 10,000. */
export const countAskedStatement = (ctx: Context, agentId: number) =>
  statement(
    ctx,
    sql`select count(*) as n from (select 1 from ${agentMatches}
      where agent_id = ${agentId} and state in ('contacted', 'accepted') and state = 'contacted' limit ${MAX_EXACT_COUNT})`,
  );

/** @throws DomainError not_found for another agent's match, or one that is not contacted or hired */
export async function getAsked(ctx: Context, agentId: number, matchId: number): Promise<Asked> {
  const byId = and(eq(agentMatches.id, matchId), eq(agentMatches.agentId, agentId), WAS_ASKED);
  const [asked] = await askedWhere(ctx, byId, {}).limit(1);
  if (!asked) throw new DomainError("not_found", m.agents_incoming_requests_this_request());
  return asked;
}
