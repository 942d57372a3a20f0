import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { TAG_LISTS } from "./tag-lists";

const list = () => text("list", { enum: TAG_LISTS }).notNull();

export const tags = sqliteTable(
  "tags",
  {
    id: id(),
    accountId: accountId(),
    name: text("name").notNull(),
    key: text("key").notNull(),
    companies: integer("companies").notNull().default(0),
    contacts: integer("contacts").notNull().default(0),
    leads: integer("leads").notNull().default(0),
    opportunities: integer("opportunities").notNull().default(0),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    createdAt: at("created_at").notNull(),
    deletedAt: at("deleted_at"),
  },
  (table) => [
    uniqueIndex("tags_key").on(table.accountId, table.key).where(sql`deleted_at is null`),
    index("tags_account").on(table.accountId, table.id),
    index("tags_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

export const taggedRows = sqliteTable(
  "tagged_rows",
  {
    tagId: integer("tag_id").notNull(),
    list: list(),
    rowId: integer("row_id").notNull(),
    accountId: integer("account_id").notNull(),
    taggedAt: at("tagged_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.list, table.rowId] }),
    index("tagged_rows_row").on(table.list, table.rowId, table.accountId),
  ],
);

export const removedTaggedRows = sqliteTable(
  "removed_tagged_rows",
  {
    tagId: integer("tag_id").notNull(),
    list: list(),
    rowId: integer("row_id").notNull(),
    accountId: integer("account_id").notNull(),
    taggedAt: at("tagged_at").notNull(),
    removedAt: at("removed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.list, table.rowId] }),
    index("removed_tagged_rows_row").on(table.list, table.rowId, table.accountId),
    index("removed_tagged_rows_removed").on(table.removedAt),
  ],
);

/** The tags of up to 64 rows with neighbouring ids, kept by triggers: a page of 50 rows reads few of these. */
export const rowTags = sqliteTable(
  "row_tags",
  {
    accountId: integer("account_id").notNull(),
    list: list(),
    bucket: integer("bucket").notNull(),
    tagIds: text("tag_ids", { mode: "json" }).$type<Record<string, number[]>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.list, table.bucket] })],
);

/** All tags of an account by name, kept by triggers: one row for every list that offers them. */
export const tagNames = sqliteTable("tag_names", {
  accountId: integer("account_id").primaryKey(),
  names: text("names", { mode: "json" }).$type<[id: number, name: string][]>().notNull(),
});

export const tagChanges = sqliteTable(
  "tag_changes",
  {
    id: id(),
    accountId: integer("account_id").notNull(),
    byUserId: integer("by_user_id"),
    tagId: integer("tag_id").notNull(),
    list: list(),
    isRemoval: integer("is_removal", { mode: "boolean" }).notNull(),
    ids: text("ids", { mode: "json" }).$type<number[]>().notNull(),
    changedAt: at("changed_at").notNull(),
    undoneAt: at("undone_at"),
  },
  (table) => [
    index("tag_changes_account").on(table.accountId, table.id),
    index("tag_changes_changed").on(table.changedAt),
  ],
);
