import { unreadOf } from "./between/talk";
import type { ChatMessage } from "./named";
import type { AgentChat } from "./tables";

export const chatMessageJson = ({ id, side, writer, text, writtenAt, isDemo }: ChatMessage) => ({
  id,
  from: side === "agent" ? "agent" : "business",
  writer,
  text,
  writtenAt: writtenAt.toISOString(),
  isDemo,
});

const chatJson = (chat: AgentChat, side: "account" | "agent") => ({
  unread: unreadOf(chat, side),
  lastAt: chat.lastAt.toISOString(),
  isDemo: chat.isDemo,
});

export const chatOfAccountJson = ({ chat, name }: { chat: AgentChat; name: string }) => ({
  agentId: chat.agentId,
  agent: name,
  ...chatJson(chat, "account"),
});

export const chatOfAgentJson = ({ chat, name }: { chat: AgentChat; name: string }) => ({
  businessId: chat.accountId,
  business: name,
  ...chatJson(chat, "agent"),
});
