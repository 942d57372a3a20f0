import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accounts } from "~/domains/identity/tables";

const at = (name: string) => integer(name, { mode: "timestamp" });
const id = () => integer("id").primaryKey({ autoIncrement: true });
const accountId = () =>
  integer("account_id")
    .notNull()
    .references(() => accounts.id);

/** What one of the team has to do by a time. */
export const tasks = sqliteTable(
  "tasks",
  {
    id: id(),
    accountId: accountId(),
    opportunityId: integer("opportunity_id"),
    title: text("title").notNull(),
    dueAt: at("due_at").notNull(),
    assignedTo: integer("assigned_to").notNull(),
    createdBy: integer("created_by").notNull(),
    createdAt: at("created_at").notNull(),
    doneAt: at("done_at"),
    remindedAt: at("reminded_at"),
  },
  (table) => [
    index("tasks_open").on(table.accountId, table.dueAt).where(sql`done_at is null`),
    index("tasks_mine").on(table.assignedTo, table.dueAt, table.id).where(sql`done_at is null`),
    index("tasks_done").on(table.accountId, table.doneAt, table.id).where(sql`done_at is not null`),
    index("tasks_due").on(table.dueAt).where(sql`done_at is null and reminded_at is null`),
    index("tasks_opportunity").on(table.opportunityId).where(sql`opportunity_id is not null`),
  ],
);

/** What a user should know; the digest mail gathers what was not read. */
export const notifications = sqliteTable(
  "notifications",
  {
    id: id(),
    accountId: accountId(),
    userId: integer("user_id").notNull(),
    /** One a cause: a retry writes nothing. */
    cause: text("cause").notNull(),
    kind: text("kind", { enum: ["reply", "task", "campaign", "mailbox", "opportunity"] }).notNull(),
    title: text("title").notNull(),
    text: text("text"),
    path: text("path").notNull(),
    createdAt: at("created_at").notNull(),
    readAt: at("read_at"),
    mailedAt: at("mailed_at"),
  },
  (table) => [
    uniqueIndex("notifications_cause").on(table.userId, table.cause),
    index("notifications_user").on(table.userId, table.id),
    index("notifications_unread").on(table.userId, table.id).where(sql`read_at is null`),
    index("notifications_unmailed").on(table.userId).where(sql`read_at is null and mailed_at is null`),
  ],
);

/** Whether a user wants the daily digest; no row: yes. */
export const digestSettings = sqliteTable("digest_settings", {
  userId: integer("user_id").primaryKey(),
  isOff: integer("is_off", { mode: "boolean" }).notNull().default(false),
  /** The last day a digest was written for, "2026-11-21". */
  lastDay: text("last_day"),
});
