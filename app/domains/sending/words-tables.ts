import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accounts } from "~/domains/identity/tables";

const accountId = () =>
  integer("account_id")
    .notNull()
    .references(() => accounts.id);

/** What a single mail says: an answer from a thread, or a test to oneself. */
export const singleMails = sqliteTable(
  "single_mails",
  {
    messageId: integer("message_id").primaryKey(),
    accountId: accountId(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    headers: text("headers", { mode: "json" }).$type<Record<string, string>>().notNull(),
    fileId: integer("file_id"),
  },
  (table) => [index("single_mails_file").on(table.fileId).where(sql`file_id is not null`)],
);

/** What mails share that a person or a mailbox wrote: kept as it was when they left, each once. */
export interface Letterhead {
  /** HTML, as the mail carried it. */
  signature: string;
  fromName: string;
  fromAddress: string;
  postalAddress: string;
  language: string;
}

export const letterheads = sqliteTable(
  "letterheads",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    accountId: accountId(),
    /** Whose signature it has. */
    userId: integer("user_id").notNull(),
    hash: text("hash").notNull(),
    content: text("content", { mode: "json" }).$type<Letterhead>().notNull(),
    createdAt: integer("created_at", { mode: "timestamp" }).notNull(),
  },
  (table) => [
    uniqueIndex("letterheads_once").on(table.accountId, table.hash),
    index("letterheads_user").on(table.userId),
  ],
);
