import { DomainError } from "~/core/errors";
import type { Page, PageQuery } from "~/core/pagination";
import type { AgentContext } from "~/domains/agents/agents.server";
import { readerOf } from "~/domains/agents/assignments/other-side.server";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { marksNothing, requireNotImpersonating } from "~/domains/identity/policy";
import { namesOf } from "~/domains/identity/users/people.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { chatMessageCharge } from "~/domains/quotas/quota-charges";
import { m } from "~/messages/messages";
import { CHATS } from "~/paths/agents/chats";
import { findChat, listChats, listMessages, type Pair, wayBetween } from "./chats.server";
import { toBusinessMail } from "./mails";
import { type ChatMessage, named } from "./named";
import type { ChatMessageInput, ChatQuery } from "./schemas";
import type { AgentChat } from "./tables";
import { noteRead, writeMessage } from "./write-message.server";

export const GONE = "Former business";

interface ChatWithBusiness {
  accountId: number;
  business: string;
  chat: AgentChat | null;
  isOpen: boolean;
  isDemo: boolean;
}

const pairOf = ({ agent }: AgentContext, accountId: number): Pair => ({ accountId, agentId: agent.id });
const nameOf = ({ agent }: AgentContext) => `${agent.firstName} ${agent.lastName}`.trim();

/** The chat with a business that the agent can message, or has messaged. @throws DomainError not_found */
export async function getChatWithBusiness(ctx: AgentContext, accountId: number): Promise<ChatWithBusiness> {
  const pair = pairOf(ctx, accountId);
  const [chat, way, names] = await Promise.all([
    findChat(ctx, pair),
    wayBetween(ctx, pair),
    accountNames(ctx, [accountId]),
  ]);
  if (!chat && !way.isOpen) throw new DomainError("not_found", m.agents_agent_side_this_business());
  return { accountId, business: names.get(accountId) || GONE, chat, ...way };
}

export const readByAgent = async (ctx: AgentContext, chat: AgentChat | null): Promise<void> =>
  marksNothing(ctx) ? undefined : noteRead(ctx, chat, "agent");

export async function messagesWithBusiness(
  ctx: AgentContext,
  { chat }: ChatWithBusiness,
  query: ChatQuery,
): Promise<Page<ChatMessage>> {
  const page = await listMessages(ctx, chat, query);
  const people = await namesOf(
    ctx,
    page.rows.map(({ userId }) => userId),
  );
  return { ...page, rows: named(page.rows, people, nameOf(ctx)) };
}

/** The notification and email to the business's last writer, else to its first owner. */
async function tellBusiness(ctx: AgentContext, accountId: number, chat: AgentChat | null, cause: string) {
  const reader = await readerOf(ctx, { accountId, offeredBy: chat?.lastWriterId ?? 0 });
  if (!reader) return [];
  const account = await findAccount(ctx.db, accountId);
  const isDemo = ctx.actor.isDemo || chat?.isDemo === true || account?.isDemo === true;
  const notice = notifyStatement(ctx, {
    accountId,
    userId: reader.id,
    cause,
    kind: "agent",
    title: m.agents_agent_side_new_message_from({ ctx: nameOf(ctx) }),
    path: CHATS.withAgent(ctx.agent.id),
    isDemo,
  });
  if (isDemo) return [notice];
  const mail = toBusinessMail(ctx.config, nameOf(ctx), ctx.agent.id);
  return [notice, mailStatement(ctx, { cause, to: { address: reader.email }, ...mail })];
}

/** @throws DomainError not_found; conflict without an open offer or assignment; limit_reached; forbidden while impersonated */
export async function writeToBusiness(
  ctx: AgentContext,
  accountId: number,
  { text }: ChatMessageInput,
): Promise<ChatMessage> {
  requireNotImpersonating(ctx);
  const { isDemo } = await getChatWithBusiness(ctx, accountId);
  const written = await writeMessage(ctx, {
    pair: pairOf(ctx, accountId),
    side: "agent",
    userId: ctx.actor.userId,
    text,
    isDemo,
    charges: () => [chatMessageCharge(`agent:${ctx.agent.id}`, ctx.now())],
    tell: (chat, cause) => tellBusiness(ctx, accountId, chat, cause),
  });
  return { ...written, writer: nameOf(ctx) };
}

export async function listChatsOfAgent(ctx: AgentContext, query: PageQuery) {
  const page = await listChats(ctx, { agentId: ctx.agent.id }, query);
  const names = await accountNames(
    ctx,
    page.rows.map(({ accountId }) => accountId),
  );
  return { ...page, rows: page.rows.map((chat) => ({ chat, name: names.get(chat.accountId) || GONE })) };
}
