import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId, accounts } from "~/domains/identity/tables";

export const supportThreads = sqliteTable(
  "support_threads",
  {
    id: id(),
    accountId: accountId(),
    subject: text("subject").notNull(),
    lastMessageId: integer("last_message_id").notNull(),
    lastAt: at("last_at").notNull(),
    /** The business user who wrote last and is notified of a reply. */
    lastWriterId: integer("last_writer_id"),
    accountUnread: integer("account_unread").notNull().default(0),
    accountReadTo: integer("account_read_to").notNull().default(0),
    operatorUnread: integer("operator_unread").notNull().default(0),
    operatorReadTo: integer("operator_read_to").notNull().default(0),
    /** Whether the plan had priority support when the business wrote last. */
    isPriority: integer("is_priority", { mode: "boolean" }).notNull().default(false),
    /** Time of the first message without a reply. */
    waitingSince: at("waiting_since"),
    closedAt: at("closed_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("support_threads_account").on(table.accountId, table.lastMessageId),
    index("support_threads_open").on(table.accountId).where(sql`closed_at is null`),
    index("support_threads_latest").on(table.lastMessageId),
    index("support_threads_unanswered")
      .on(table.isPriority, table.waitingSince, table.id)
      .where(sql`waiting_since is not null`),
    index("support_threads_unanswered_id").on(table.id).where(sql`waiting_since is not null`),
    index("support_threads_last").on(table.lastAt),
  ],
);
export type SupportThread = typeof supportThreads.$inferSelect;

export const supportMessages = sqliteTable(
  "support_messages",
  {
    id: id(),
    threadId: integer("thread_id")
      .notNull()
      .references(() => supportThreads.id),
    accountId: accountId(),
    side: text("side", { enum: ["account", "operator"] }).notNull(),
    userId: integer("user_id").notNull(),
    text: text("text"),
    writtenAt: at("written_at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("support_messages_thread").on(table.threadId, table.id),
    index("support_messages_account").on(table.accountId, table.id),
    index("support_messages_user").on(table.userId, table.id),
    index("support_messages_written").on(table.writtenAt),
  ],
);
export type SupportMessage = typeof supportMessages.$inferSelect;

/** Kept but not shown while the plan has no manager. */
export const accountManagers = sqliteTable("account_managers", {
  accountId: integer("account_id")
    .primaryKey()
    .references(() => accounts.id),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone"),
  setAt: at("set_at").notNull(),
});
