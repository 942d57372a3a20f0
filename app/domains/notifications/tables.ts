import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";

const NOTICE_KINDS = [
  "reply",
  "task",
  "campaign",
  "mailbox",
  "opportunity",
  "company",
  "contact",
  "lead",
  "agent",
  "support",
] as const;

export const notifications = sqliteTable(
  "notifications",
  {
    id: id(),
    accountId: accountId(),
    userId: integer("user_id").notNull(),
    /** Unique per user, so that a retry stores nothing. */
    cause: text("cause").notNull(),
    kind: text("kind", { enum: NOTICE_KINDS }).notNull(),
    title: text("title").notNull(),
    text: text("text"),
    path: text("path").notNull(),
    createdAt: at("created_at").notNull(),
    readAt: at("read_at"),
    emailedAt: at("emailed_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("notifications_cause").on(table.userId, table.cause),
    index("notifications_of_cause").on(table.cause),
    index("notifications_user").on(table.userId, table.id),
    index("notifications_unread").on(table.userId, table.id).where(sql`read_at is null`),
    index("notifications_unmailed").on(table.userId).where(sql`read_at is null and emailed_at is null`),
  ],
);
