import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";

export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    at: at("at").notNull(),
    /** Not a foreign key, because the log outlives the user. Null for the system. */
    actorId: integer("actor_id"),
    impersonatorId: integer("impersonator_id"),
    accountId: integer("account_id"),
    action: text("action").notNull(),
    target: text("target"),
    address: text("address"),
    detail: text("detail", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index("audit_log_time").on(table.at, table.id),
    index("audit_log_action").on(table.action, table.at, table.id),
    index("audit_log_actor").on(table.actorId, table.at, table.id),
    index("audit_log_target").on(table.target, table.at, table.id),
    index("audit_log_failed").on(table.address, table.at).where(sql`action = 'fail-sign-in'`),
  ],
);

export const auditCounts = sqliteTable("audit_counts", {
  action: text("action").primaryKey(),
  entries: integer("entries").notNull(),
});
