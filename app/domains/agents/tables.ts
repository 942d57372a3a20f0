import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { users } from "~/domains/identity/tables";

/** A sales agent: what she applied with, and her tier. The person herself is the user. */
export const agents = sqliteTable(
  "agents",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .unique()
      .references(() => users.id),
    /** ISO 3166 alpha-2. */
    country: text("country").notNull(),
    city: text("city"),
    specializations: text("specializations", { mode: "json" }).$type<string[]>().notNull(),
    /** ISO 3166 alpha-2 codes. */
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
    /** The agent whose link she came by. */
    referrerId: integer("referrer_id"),
    createdAt: at("created_at").notNull(),
    /** When an administrator looked at the application; null while it waits. */
    reviewedAt: at("reviewed_at"),
    reviewedBy: integer("reviewed_by"),
  },
  (table) => [
    index("agents_country").on(table.country, table.id),
    index("agents_created").on(table.createdAt),
  ],
);
