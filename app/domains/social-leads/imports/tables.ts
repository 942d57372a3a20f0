import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { SOURCES } from "../policy";

export const REMOVALS = ["possible", "running", "done"] as const;

/** One file of leads, or one round over what is connected: a job of the queue with its progress. */
export const socialImports = sqliteTable(
  "social_imports",
  {
    id: id(),
    accountId: accountId(),
    createdBy: integer("created_by").notNull(),
    kind: text("kind", { enum: ["file", "connected"] }).notNull(),
    /** Whose leads these are. Null for all that is connected. */
    platform: text("platform", { enum: SOURCES }),
    fileKey: text("file_key"),
    fileName: text("file_name"),
    delimiter: text("delimiter"),
    columns: text("columns", { mode: "json" }).$type<string[]>().notNull(),
    /** Of a file: names of columns that say nothing to us. */
    unreadColumns: text("unread_columns", { mode: "json" }).$type<string[]>(),
    status: text("status", { enum: ["running", "completed", "failed"] }).notNull(),
    failureReason: text("failure_reason"),
    /** Rows, or platforms. */
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    created: integer("created").notNull().default(0),
    merged: integer("merged").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    /** Addresses of the file that may not be emailed. */
    optedOut: integer("opted_out").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    leaseUntil: at("lease_until"),
    createdAt: at("created_at").notNull(),
    completedAt: at("completed_at"),
    /** Null where its leads were not noted: it ran before imports did that. */
    removal: text("removal", { enum: REMOVALS }),
    removedAt: at("removed_at"),
    removed: integer("removed").notNull().default(0),
    kept: integer("kept").notNull().default(0),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("social_imports_account").on(table.accountId, table.id),
    index("social_imports_running").on(table.status, table.leaseUntil),
    index("social_imports_ended").on(table.completedAt),
    index("social_imports_removing").on(table.leaseUntil).where(sql`removal = 'running'`),
  ],
);
export type SocialImport = typeof socialImports.$inferSelect;

export const socialImportRejects = sqliteTable(
  "social_import_rejects",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => socialImports.id),
    accountId: accountId(),
    /** Of the file, from 1; of a round over platforms the number of the platform. */
    line: integer("line").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("social_import_rejects_account").on(table.accountId),
  ],
);
