import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";

export const dataRequests = sqliteTable(
  "data_requests",
  {
    id: id(),
    kind: text("kind", { enum: ["access", "erase", "stop"] }).notNull(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    note: text("note"),
    /** SHA-256 hash of the token in the email that proves ownership of the address. */
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    verifiedAt: at("verified_at"),
    doneAt: at("done_at"),
    /** Numbers of contacts and leads found for the address. */
    result: text("result", { mode: "json" }).$type<Record<string, number>>(),
  },
  (table) => [
    index("data_requests_created").on(table.createdAt),
    index("data_requests_email").on(table.emailKey),
  ],
);

export const retentionPeriods = sqliteTable("retention_periods", {
  key: text("key").primaryKey(),
  days: integer("days").notNull(),
  changedAt: at("changed_at"),
  changedBy: integer("changed_by"),
  lastRunAt: at("last_run_at"),
  lastRemoved: integer("last_removed").notNull().default(0),
  removedTotal: integer("removed_total").notNull().default(0),
});
