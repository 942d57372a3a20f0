import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import type { Platform } from "../content/choices";

/** Its status follows from its dates and `pausedAt` (`policy.ts`). */
export const marketingCampaigns = sqliteTable(
  "marketing_campaigns",
  {
    id: id(),
    accountId: accountId(),
    name: text("name").notNull(),
    platforms: text("platforms", { mode: "json" }).$type<Platform[]>().notNull(),
    budgetCents: integer("budget_cents"),
    /** Days in the account's country ("2026-11-26"); the last one is included. */
    startsOn: text("starts_on").notNull(),
    endsOn: text("ends_on").notNull(),
    pausedAt: at("paused_at"),
    /**
     * Clicks on its links and direct visits to its form; opened forms; submissions. The first two count once per
     * visitor and day.
     */
    reach: integer("reach").notNull().default(0),
    engagement: integer("engagement").notNull().default(0),
    leads: integer("leads").notNull().default(0),
    createdBy: integer("created_by").notNull(),
    createdAt: at("created_at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("marketing_campaigns_account").on(table.accountId, table.id),
    index("marketing_campaigns_days").on(table.accountId, table.endsOn, table.startsOn),
  ],
);
export type MarketingCampaign = typeof marketingCampaigns.$inferSelect;

/** Counts per day (UTC): clicks, opened forms, submissions. */
export const marketingDailyStats = sqliteTable(
  "marketing_daily_stats",
  {
    id: id(),
    accountId: accountId(),
    day: text("day").notNull(),
    clicks: integer("clicks").notNull().default(0),
    views: integer("views").notNull().default(0),
    leads: integer("leads").notNull().default(0),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [uniqueIndex("marketing_daily_stats_day").on(table.accountId, table.day)],
);
