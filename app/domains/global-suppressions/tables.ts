import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "~/core/columns";

export const globalSuppressions = sqliteTable("global_suppressions", {
  addressHash: text("address_hash").primaryKey(),
  reason: text("reason", {
    enum: ["erased", "data-request", "unsubscribe", "bounce", "complaint", "manual"],
  }).notNull(),
  createdAt: at("created_at").notNull(),
});
