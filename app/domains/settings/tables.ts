import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "~/core/columns";

export const settings = sqliteTable("settings", {
  key: text("key").primaryKey(),
  value: text("value", { mode: "json" }).$type<unknown>().notNull(),
  changedAt: at("changed_at").notNull(),
  changedBy: integer("changed_by"),
});
