import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { LIST_NAMES } from "./lists";

export const savedViews = sqliteTable(
  "saved_views",
  {
    id: id(),
    accountId: accountId(),
    userId: integer("user_id").notNull(),
    list: text("list", { enum: LIST_NAMES }).notNull(),
    name: text("name").notNull(),
    /** The query string of the list's URL, without the question mark. */
    query: text("query").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("saved_views_name").on(table.userId, table.list, table.name),
    index("saved_views_account").on(table.accountId),
  ],
);
export type SavedView = typeof savedViews.$inferSelect;
