import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { agents } from "~/domains/agents/tables";
import { accountId } from "~/domains/identity/tables";

/** One chat per business and agent, however often they work together. */
export const agentChats = sqliteTable(
  "agent_chats",
  {
    id: id(),
    accountId: accountId(),
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id),
    lastMessageId: integer("last_message_id").notNull(),
    lastAt: at("last_at").notNull(),
    /** The last writer of the business, who is notified of a reply. */
    lastWriterId: integer("last_writer_id"),
    /** The number of messages that this side has not read, and the id of the newest one it has read. */
    accountUnread: integer("account_unread").notNull().default(0),
    accountReadTo: integer("account_read_to").notNull().default(0),
    agentUnread: integer("agent_unread").notNull().default(0),
    agentReadTo: integer("agent_read_to").notNull().default(0),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("agent_chats_pair").on(table.accountId, table.agentId),
    index("agent_chats_account").on(table.accountId, table.lastMessageId),
    index("agent_chats_agent").on(table.agentId, table.lastMessageId),
    index("agent_chats_unread").on(table.accountId).where(sql`account_unread > 0`),
    index("agent_chats_last").on(table.lastAt),
  ],
);
export type AgentChat = typeof agentChats.$inferSelect;

export const agentChatMessages = sqliteTable(
  "agent_chat_messages",
  {
    id: id(),
    chatId: integer("chat_id")
      .notNull()
      .references(() => agentChats.id),
    accountId: accountId(),
    side: text("side", { enum: ["account", "agent"] }).notNull(),
    userId: integer("user_id").notNull(),
    /** Null once erased. */
    text: text("text"),
    writtenAt: at("written_at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("agent_chat_messages_chat").on(table.chatId, table.id),
    index("agent_chat_messages_account").on(table.accountId, table.id),
    index("agent_chat_messages_user").on(table.userId, table.id),
    index("agent_chat_messages_written").on(table.writtenAt),
  ],
);
export type AgentChatMessage = typeof agentChatMessages.$inferSelect;
