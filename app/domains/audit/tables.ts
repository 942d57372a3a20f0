import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";

/** Who did what to which record, from where. Rows are only ever added: triggers refuse anything else. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    at: at("at").notNull(),
    /** No reference: the log outlives what it describes. Null for the system. */
    actorId: integer("actor_id"),
    /** The administrator behind an actor who is somebody else. */
    impersonatorId: integer("impersonator_id"),
    accountId: integer("account_id"),
    /** A verb and its noun: "suspend-user". */
    action: text("action").notNull(),
    /** "user:17". */
    target: text("target"),
    /** The network address of the request. */
    address: text("address"),
    /** What changed, without secrets and without personal fields. */
    detail: text("detail", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index("audit_log_action").on(table.action, table.id),
    index("audit_log_actor").on(table.actorId, table.id),
    index("audit_log_target").on(table.target, table.id),
  ],
);
