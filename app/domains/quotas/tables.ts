import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Written in the batch of the counted rows: the check rejects that batch. */
export const quotaUsage = sqliteTable(
  "quota_usage",
  {
    /** `account:7`, `agent:7`, `user:7`, or `address:` and `network:` with a code. */
    holder: text("holder").notNull(),
    /** The UTC day as `2026-11-22`, or `all`. */
    period: text("period").notNull(),
    kind: text("kind", { enum: ["rows", "bytes", "jobs", "questions", "mails"] }).notNull(),
    used: integer("used").notNull(),
    allowed: integer("allowed").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.period, table.kind] }),
    index("quota_usage_period").on(table.period),
    check("quota_use_allowance", sql`used <= allowed`),
  ],
);
