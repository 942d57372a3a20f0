import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "~/core/columns";

/** What the operator sets on the Settings screen; a key that is not here has its built-in value. */
export const settings = sqliteTable("settings", {
  key: text("key").primaryKey(),
  value: text("value", { mode: "json" }).$type<unknown>().notNull(),
  changedAt: at("changed_at").notNull(),
  changedBy: integer("changed_by"),
});
