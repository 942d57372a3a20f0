import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import type { Page, PageQuery } from "~/core/pagination";
import { inJsonArray, statement } from "~/core/statement";
import { openAssignments } from "~/domains/agents/assignments/assignments.server";
import { matchesInTouch } from "~/domains/matching/matches/matches.server";
import { listNewest } from "./between/written.server";
import { type AgentChat, type AgentChatMessage, agentChatMessages, agentChats } from "./tables";

export interface Pair {
  accountId: number;
  agentId: number;
}

export type Side = AgentChatMessage["side"];

const waysBetween = ({ agentId, accountId }: Pair): SQL =>
  sql`${openAssignments(agentId, accountId)} union all ${matchesInTouch(agentId, accountId)}`;

/** A condition: an offer, an assignment or a request is open between the account and the agent. */
export const mayWrite = (pair: Pair): SQL => sql`exists (${waysBetween(pair)})`;

/** Whether the account and the agent can message each other now, and whether their chat is demo data. */
export async function wayBetween(ctx: Context, pair: Pair) {
  const query = sql`select count(*) as n, coalesce(min(is_demo), 0) as isDemo from (${waysBetween(pair)} limit 10)`;
  const found = await statement(ctx, query).first<{ n: number; isDemo: number }>();
  return { isOpen: (found?.n ?? 0) > 0, isDemo: found?.isDemo === 1 };
}

export async function findChat(ctx: Context, { accountId, agentId }: Pair): Promise<AgentChat | null> {
  const bySides = and(eq(agentChats.accountId, accountId), eq(agentChats.agentId, agentId));
  const [row] = await ctx.db.select().from(agentChats).where(bySides).limit(1);
  return row ?? null;
}

const EMPTY_PAGE = { rows: [], next: null, total: { count: 0, isExact: true } };

export const listMessages = async (
  ctx: Context,
  chat: Pick<AgentChat, "id"> | null,
  query: PageQuery,
): Promise<Page<AgentChatMessage>> =>
  chat
    ? listNewest(ctx, agentChatMessages, { where: eq(agentChatMessages.chatId, chat.id) }, query)
    : EMPTY_PAGE;

export const listChats = (
  ctx: Context,
  { accountId, agentId }: Partial<Pair>,
  query: PageQuery,
): Promise<Page<AgentChat>> => {
  const where =
    accountId === undefined ? eq(agentChats.agentId, agentId ?? 0) : eq(agentChats.accountId, accountId);
  return listNewest(ctx, agentChats, { where, by: agentChats.lastMessageId }, query);
};

export async function unreadAmong(ctx: AccountContext, agentIds: number[]): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ agentId: agentChats.agentId, unread: agentChats.accountUnread })
    .from(agentChats)
    .where(
      and(eq(agentChats.accountId, ctx.account.id), sql`${agentChats.agentId} in ${inJsonArray(agentIds)}`),
    );
  return new Map(rows.map(({ agentId, unread }) => [agentId, unread]));
}

/** The account's chats with unread messages; counts up to 100. */
export async function countUnreadChats(ctx: AccountContext): Promise<number> {
  const some = sql`select 1 from ${agentChats} where account_id = ${ctx.account.id} and account_unread > 0 limit 100`;
  return (await ctx.db.get<{ n: number }>(sql`select count(*) as n from (${some})`)).n;
}
