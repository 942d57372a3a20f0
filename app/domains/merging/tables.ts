import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { STEPS } from "./duplicate-scan/steps";
import { MERGE_LISTS } from "./merge-lists";

const list = () => text("list", { enum: MERGE_LISTS }).notNull();
const account = () => integer("account_id").notNull();
const count = (name: string) => integer(name).notNull().default(0);

/** The latest duplicate scan of each account; one row per account. */
export const duplicateScans = sqliteTable(
  "duplicate_scans",
  {
    accountId: accountId().primaryKey(),
    number: integer("number").notNull(),
    byUserId: integer("by_user_id"),
    step: text("step", { enum: STEPS }).notNull(),
    cursor: integer("cursor").notNull().default(0),
    merges: integer("merges", { mode: "boolean" }).notNull().default(false),
    rowsDone: count("rows_done"),
    rowsTotal: count("rows_total"),
    keysDone: count("keys_done"),
    keysTotal: count("keys_total"),
    companiesRemoved: count("companies_removed"),
    contactsRemoved: count("contacts_removed"),
    failureReason: text("failure_reason"),
    leaseUntil: at("lease_until"),
    /** Number of jobs started since the scan last made progress. */
    attempts: count("attempts"),
    startedAt: at("started_at").notNull(),
    completedAt: at("completed_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("duplicate_scans_running").on(table.leaseUntil).where(sql`step not in ('done', 'failed')`),
  ],
);

/** Rows to compare, emptied at the end of a scan. `key` is a hash, without the name. */
export const duplicateKeys = sqliteTable(
  "duplicate_keys",
  { accountId: account(), list: list(), key: integer("key").notNull(), rowId: integer("row_id").notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.list, table.key, table.rowId] })],
);

export const duplicatePairs = sqliteTable(
  "duplicate_pairs",
  {
    accountId: account(),
    list: list(),
    oneId: integer("one_id").notNull(),
    otherId: integer("other_id").notNull(),
    score: integer("score").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.list, table.oneId, table.otherId] })],
);

export const duplicateGroups = sqliteTable(
  "duplicate_groups",
  {
    id: id(),
    accountId: accountId(),
    list: list(),
    state: text("state", { enum: ["open", "merged", "dismissed"] }).notNull(),
    /** 0 to 100: the score of its least similar pair. */
    score: integer("score").notNull(),
    firstId: integer("first_id").notNull(),
    size: integer("size").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    foundAt: at("found_at").notNull(),
    settledAt: at("settled_at"),
    settledBy: integer("settled_by"),
    keptId: integer("kept_id"),
    /** The kept row's changes by a merge, with old and new values. */
    changes: text("changes", { mode: "json" }).$type<Record<string, [before: unknown, after: unknown]>>(),
    undoneAt: at("undone_at"),
  },
  (table) => [
    uniqueIndex("duplicate_groups_open")
      .on(table.accountId, table.list, table.firstId)
      .where(sql`state = 'open'`),
    index("duplicate_groups_list").on(table.accountId, table.list, table.state, table.score, table.id),
    index("duplicate_groups_latest").on(table.accountId, table.list, table.state, table.id),
    index("duplicate_groups_settled").on(table.settledAt).where(sql`state = 'merged'`),
  ],
);
export type DuplicateGroup = typeof duplicateGroups.$inferSelect;

export const duplicateMembers = sqliteTable(
  "duplicate_members",
  {
    groupId: integer("group_id").notNull(),
    rowId: integer("row_id").notNull(),
    accountId: account(),
    list: list(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.rowId] }),
    index("duplicate_members_row").on(table.list, table.rowId, table.accountId),
  ],
);

/** Rows moved from a removed row to the kept one, with their previous values. */
export const mergedRows = sqliteTable(
  "merged_rows",
  {
    groupId: integer("group_id").notNull(),
    accountId: account(),
    kind: text("kind").notNull(),
    rowId: integer("row_id").notNull(),
    before: text("before").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.kind, table.rowId] }),
    index("merged_rows_account").on(table.accountId),
  ],
);

export const duplicateCounts = sqliteTable(
  "duplicate_counts",
  {
    accountId: account(),
    list: list(),
    state: text("state").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.list, table.state] })],
);
