import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { SOURCES } from "../policy";

export const REMOVALS = ["possible", "running", "done"] as const;

/** An import of one lead file, or one sync of connected platforms: a queue job with its progress. */
export const socialImports = sqliteTable(
  "social_imports",
  {
    id: id(),
    accountId: accountId(),
    createdBy: integer("created_by").notNull(),
    kind: text("kind", { enum: ["file", "connected"] }).notNull(),
    /** Platform of the leads. Null for a sync of all connected platforms. */
    platform: text("platform", { enum: SOURCES }),
    fileKey: text("file_key"),
    fileName: text("file_name"),
    delimiter: text("delimiter"),
    columns: text("columns", { mode: "json" }).$type<string[]>().notNull(),
    /** Of a file: columns that we could not interpret. */
    unreadColumns: text("unread_columns", { mode: "json" }).$type<string[]>(),
    status: text("status", { enum: ["running", "completed", "failed"] }).notNull(),
    failureReason: text("failure_reason"),
    /** Number of rows or platforms. */
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    created: integer("created").notNull().default(0),
    merged: integer("merged").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    /** Addresses in the file that opted out. */
    optedOut: integer("opted_out").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    leaseUntil: at("lease_until"),
    createdAt: at("created_at").notNull(),
    completedAt: at("completed_at"),
    /** Null for imports that ran before their leads were recorded for undo. */
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
    /** Line in the file, from 1; in a sync of platforms the number of the platform. */
    line: integer("line").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("social_import_rejects_account").on(table.accountId),
  ],
);
