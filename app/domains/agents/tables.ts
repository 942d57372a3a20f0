import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { users } from "~/domains/identity/tables";

export const agents = sqliteTable(
  "agents",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .unique()
      .references(() => users.id),
    country: text("country").notNull(),
    city: text("city"),
    specializations: text("specializations", { mode: "json" }).$type<string[]>().notNull(),
    operationalMarkets: text("operational_markets", { mode: "json" }).$type<string[]>().notNull(),
    experience: text("experience"),
    bio: text("bio"),
    languages: text("languages", { mode: "json" }).$type<string[]>().notNull(),
    tier: text("tier", { enum: ["entry", "bronze", "silver", "gold", "platinum"] })
      .notNull()
      .default("entry"),
    leadsClosed: integer("leads_closed").notNull().default(0),
    /** US cents. */
    leadValue: integer("lead_value").notNull().default(0),
    referrerId: integer("referrer_id"),
    createdAt: at("created_at").notNull(),
    /** Null while the application waits. */
    reviewedAt: at("reviewed_at"),
    reviewedBy: integer("reviewed_by"),
  },
  (table) => [
    index("agents_country").on(table.country, table.id),
    index("agents_created").on(table.createdAt),
  ],
);
