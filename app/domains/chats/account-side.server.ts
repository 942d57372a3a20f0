import { type AccountContext, type BusinessContext, isDemoWork } from "~/core/context";
import { notFound } from "~/core/errors";
import type { Page, PageQuery } from "~/core/pagination";
import type { MarketAgent } from "~/domains/agents/marketplace/market-agent";
import { marketAgentsByIds } from "~/domains/agents/marketplace/market-agents.server";
import { inNameOf } from "~/domains/identity/brand/brand.server";
import { canWrite, marksNothing } from "~/domains/identity/policy";
import { namesOf } from "~/domains/identity/users/people.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { isExempt } from "~/domains/quotas/policy";
import { chargesFor, chatMessageCharge, holderOf } from "~/domains/quotas/quota-charges";
import { findChat, listChats, listMessages, type Pair, unreadAmong, wayBetween } from "./chats.server";
import { toAgentMail } from "./mails";
import { type ChatMessage, named } from "./named";
import type { ChatMessageInput, ChatQuery } from "./schemas";
import type { AgentChat } from "./tables";
import { noteRead, writeMessage } from "./write-message.server";

interface ChatWithAgent {
  agent: MarketAgent;
  chat: AgentChat | null;
  isOpen: boolean;
  isDemo: boolean;
}

const pairOf = ({ account }: AccountContext, agentId: number): Pair => ({ accountId: account.id, agentId });

/** The chat with an agent whom the account can message, or has messaged. @throws DomainError not_found */
export async function getChatWithAgent(ctx: AccountContext, agentId: number): Promise<ChatWithAgent> {
  const pair = pairOf(ctx, agentId);
  const [[agent], chat, way] = await Promise.all([
    marketAgentsByIds(ctx, [agentId]),
    findChat(ctx, pair),
    wayBetween(ctx, pair),
  ]);
  if (!agent || !(chat || way.isOpen)) throw notFound("This agent");
  return { agent, chat, ...way };
}

/** The unread count of a chat that can be opened; null if there is none. */
export async function chatLinkOf(ctx: AccountContext, agentId: number): Promise<{ unread: number } | null> {
  const pair = pairOf(ctx, agentId);
  const [chat, { isOpen }] = await Promise.all([findChat(ctx, pair), wayBetween(ctx, pair)]);
  return chat || isOpen ? { unread: chat?.accountUnread ?? 0 } : null;
}

/** Marks the chat as read for members who can write for the account; not while impersonated. */
export const readByAccount = async (ctx: BusinessContext, chat: AgentChat | null): Promise<void> =>
  canWrite(ctx.actor) && !marksNothing(ctx) ? noteRead(ctx, chat, "account") : undefined;

export async function messagesWithAgent(
  ctx: AccountContext,
  { agent, chat }: ChatWithAgent,
  query: ChatQuery,
): Promise<Page<ChatMessage>> {
  const page = await listMessages(ctx, chat, query);
  return { ...page, rows: named(page.rows, await writersOf(ctx, page.rows), agent.name) };
}

const writersOf = (ctx: AccountContext, rows: { userId: number }[]) =>
  namesOf(
    ctx,
    rows.map(({ userId }) => userId),
  );

async function mailsTo(ctx: BusinessContext, agent: MarketAgent, cause: string) {
  const { config, brand } = await inNameOf(ctx);
  const to = { address: agent.email, name: agent.name };
  const { name, id } = ctx.account;
  return [mailStatement(ctx, { cause, to, brand, ...toAgentMail(config, name, id) })];
}

/** @throws DomainError not_found; conflict once nothing is open between the account and the agent; limit_reached */
export async function writeToAgent(
  ctx: BusinessContext,
  agentId: number,
  { text }: ChatMessageInput,
): Promise<ChatMessage> {
  const { account, actor } = ctx;
  const { agent, ...way } = await getChatWithAgent(ctx, agentId);
  const isDemo = isDemoWork(ctx) || way.isDemo;
  const isMailed = !isDemo && !agent.isDemo && !account.isDemo;
  const isCounted = !isDemoWork(ctx) && !isExempt(actor);
  const written = await writeMessage(ctx, {
    pair: pairOf(ctx, agentId),
    side: "account",
    userId: actor.userId,
    text,
    isDemo,
    charges: (isTold) =>
      isCounted
        ? [
            ...chargesFor(account, { rows: 1, mails: isTold && isMailed ? 1 : 0 }, ctx.now()),
            chatMessageCharge(holderOf(account), ctx.now()),
          ]
        : [],
    tell: async (_chat, cause) => (isMailed ? mailsTo(ctx, agent, cause) : []),
  });
  return { ...written, writer: `${actor.firstName} ${actor.lastName}`.trim() };
}

export async function withUnread<Row extends { id: number }>(ctx: AccountContext, rows: Row[]) {
  const unread = await unreadAmong(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, unread: unread.get(row.id) ?? 0 }));
}

export async function listChatsOfAccount(ctx: AccountContext, query: PageQuery) {
  const page = await listChats(ctx, { accountId: ctx.account.id }, query);
  const agents = await marketAgentsByIds(
    ctx,
    page.rows.map(({ agentId }) => agentId),
  );
  const names = new Map(agents.map(({ id, name }) => [id, name.trim()]));
  return {
    ...page,
    rows: page.rows.map((chat) => ({ chat, name: names.get(chat.agentId) ?? "Former agent" })),
  };
}
