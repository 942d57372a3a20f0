import { eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { type Statement, statement } from "~/core/statement";
import type { QuotaCharge } from "~/domains/quotas/quota-charges";
import { otherOf, type Talk } from "./between/talk";
import { noteReadBetween, writeBetween } from "./between/write-between.server";
import { findChat, mayWrite, type Pair, type Side } from "./chats.server";
import { CLOSED } from "./policy";
import { type AgentChat, type AgentChatMessage, agentChatMessages, agentChats } from "./tables";

interface Message {
  pair: Pair;
  side: Side;
  userId: number;
  text: string;
  isDemo: boolean;
  charges: (isTold: boolean) => QuotaCharge[];
  /** Notifies the other side, once until it has read the chat. */
  tell: (chat: AgentChat | null, cause: string) => Promise<Statement[]>;
}

export const CHAT_TALK: Talk<Side> = {
  threads: agentChats,
  messages: agentChatMessages,
  threadId: sql.raw("chat_id"),
  sides: ["account", "agent"],
};

export async function writeMessage(ctx: Context, message: Message): Promise<AgentChatMessage> {
  const { pair, side, isDemo, tell, ...rest } = message;
  const { accountId, agentId } = pair;
  const begin = sql`insert into ${agentChats} (account_id, agent_id, last_message_id, last_at, is_demo)
    select ${accountId}, ${agentId}, 0, ${toUnixSeconds(ctx.now())}, ${isDemo ? 1 : 0} where ${mayWrite(pair)}
    on conflict (account_id, agent_id) do nothing`;
  const id = await writeBetween<Side, AgentChat>(ctx, CHAT_TALK, {
    ...rest,
    side,
    find: () => findChat(ctx, pair),
    threadCondition: sql`account_id = ${accountId} and agent_id = ${agentId}`,
    mayWrite: mayWrite(pair),
    begin: [statement(ctx, begin)],
    alsoSet: side === "account" ? sql`, last_writer_id = ${message.userId}` : sql``,
    tell: (chat, readTo) => tell(chat, `chat:${accountId}:${agentId}:${otherOf(CHAT_TALK, side)}:${readTo}`),
    refusal: () => closedBetween(ctx, pair),
  });
  const [written] = await ctx.db
    .select()
    .from(agentChatMessages)
    .where(eq(agentChatMessages.id, id))
    .limit(1);
  if (!written) throw new Error("A message was written and is not there");
  return written;
}

async function closedBetween(ctx: Context, pair: Pair): Promise<DomainError | null> {
  const found = await statement(ctx, sql`select ${mayWrite(pair)} as isOpen`).first<{ isOpen: number }>();
  return found?.isOpen ? null : new DomainError("conflict", CLOSED);
}

export const noteRead = (ctx: Context, chat: AgentChat | null, side: Side): Promise<void> =>
  noteReadBetween(ctx, CHAT_TALK, chat, side);
