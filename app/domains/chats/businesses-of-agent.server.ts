import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Page, totalUpTo } from "~/core/pagination";
import { inJsonArray } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import {
  type Assignment,
  assignmentsOfAgentWith,
  offersOfAgent,
} from "~/domains/agents/assignments/assignments.server";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { type Asked, askedBy, requestsOfAgent } from "~/domains/matching/matches/incoming-requests.server";
import { GONE } from "./agent-side.server";
import { type AgentChat, agentChats } from "./tables";

/** What of the list is shown: everything, businesses with a request, businesses with messages. */
export type BusinessView = "all" | "requests" | "messages";

/** One business of an agent: its last offer, its requests, their messages. */
interface BusinessOfAgent {
  accountId: number;
  business: string;
  assignment: Assignment | null;
  requests: Asked[];
  chat: AgentChat | null;
}

/** So many of each kind are read, the newest: grouping reads each row about five times, and a page at most 500. */
const MAX_OF_KIND = 30;

const HAVING: Record<BusinessView, SQL> = {
  all: sql``,
  requests: sql`having max(kind = 'request') = 1`,
  messages: sql`having max(kind = 'chat') = 1`,
};

const chatsOfAgent = (agentId: number): SQL =>
  sql`select * from (select account_id, last_at as at, 'chat' as kind from ${agentChats}
    where agent_id = ${agentId} order by last_message_id desc limit ${MAX_OF_KIND})`;

const chatsWith = ({ db, agent }: AgentContext, accountIds: readonly number[]) =>
  db
    .select()
    .from(agentChats)
    .where(and(sql`${agentChats.accountId} in ${inJsonArray(accountIds)}`, eq(agentChats.agentId, agent.id)))
    .limit(accountIds.length);

/** Businesses that offered work, sent a request or wrote; the latest first. A cursor counts the rows before. */
export async function listBusinessesOfAgent(
  ctx: AgentContext,
  { view, limit, cursor = 0 }: { view: BusinessView; limit: number; cursor?: number | undefined },
): Promise<Page<BusinessOfAgent>> {
  const { id } = ctx.agent;
  const found = await ctx.db.all<{ accountId: number; total: number }>(sql`
    select account_id as accountId, count(*) over () as total
    from (${offersOfAgent(id, MAX_OF_KIND)} union all ${requestsOfAgent(id, MAX_OF_KIND)} union all ${chatsOfAgent(id)})
    group by account_id ${HAVING[view]}
    order by max(at) desc, account_id desc limit ${limit + 1} offset ${cursor}`);
  const accountIds = found.slice(0, limit).map(({ accountId }) => accountId);
  const [names, assignments, requests, chats] = await Promise.all([
    accountNames(ctx, accountIds),
    assignmentsOfAgentWith(ctx, id, accountIds),
    askedBy(ctx, id, accountIds),
    chatsWith(ctx, accountIds),
  ]);
  return {
    rows: accountIds.map((accountId) => ({
      accountId,
      business: names.get(accountId) || GONE,
      assignment: assignments.find((row) => row.accountId === accountId) ?? null,
      requests: requests.filter(({ match }) => match.accountId === accountId),
      chat: chats.find((row) => row.accountId === accountId) ?? null,
    })),
    next: found.length > limit ? cursor + limit : null,
    // Older rows of a kind are not read, so that a longer list has no exact total.
    total: totalUpTo(found[0]?.total ?? 0, MAX_OF_KIND),
  };
}
