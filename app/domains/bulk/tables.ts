import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { BULK_LIST_NAMES } from "./lists";
import type { LeftOut } from "./sharing/left-out";

/** Rows of one list that were assigned together, each with its previous owner: `[id, owner or null]`. */
export const bulkAssignments = sqliteTable(
  "bulk_assignments",
  {
    id: id(),
    accountId: integer("account_id").notNull(),
    byUserId: integer("by_user_id"),
    list: text("list", { enum: BULK_LIST_NAMES }).notNull(),
    ownerId: integer("owner_id"),
    rows: text("rows", { mode: "json" }).$type<[id: number, former: number | null][]>().notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    assignedAt: at("assigned_at").notNull(),
    undoneAt: at("undone_at"),
  },
  (table) => [
    index("bulk_assignments_account").on(table.accountId, table.id),
    index("bulk_assignments_assigned").on(table.assignedAt),
  ],
);

/** Rows of one list that were deleted together, and can be restored together for a limited time. */
export const bulkDeletions = sqliteTable(
  "bulk_deletions",
  {
    id: id(),
    accountId: integer("account_id").notNull(),
    byUserId: integer("by_user_id"),
    list: text("list", { enum: BULK_LIST_NAMES }).notNull(),
    ids: text("ids", { mode: "json" }).$type<number[]>().notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    deletedAt: at("deleted_at").notNull(),
    undoneAt: at("undone_at"),
  },
  (table) => [
    index("bulk_deletions_account").on(table.accountId, table.id),
    index("bulk_deletions_deleted").on(table.deletedAt),
  ],
);

/** Leads shared with an agent together, and the number of skipped ones by reason. */
export const bulkShares = sqliteTable(
  "bulk_shares",
  {
    id: id(),
    accountId: integer("account_id").notNull(),
    byUserId: integer("by_user_id"),
    agentId: integer("agent_id").notNull(),
    leadIds: text("lead_ids", { mode: "json" }).$type<number[]>().notNull(),
    leftOut: text("left_out", { mode: "json" }).$type<LeftOut>().notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    sharedAt: at("shared_at").notNull(),
    undoneAt: at("undone_at"),
  },
  (table) => [
    index("bulk_shares_account").on(table.accountId, table.id),
    index("bulk_shares_shared").on(table.sharedAt),
  ],
);
