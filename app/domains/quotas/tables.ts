import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Updated in the batch that writes the counted rows: over the allowance, its check constraint rejects the whole batch. */
export const quotaUsage = sqliteTable(
  "quota_usage",
  {
    /**
     * `account:7`, `agent:7`, `user:7`, or a key for one purpose such as `kept-out:7`; `address:` and `network:`
     * contain a code.
     */
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
