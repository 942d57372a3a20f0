import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accounts } from "~/domains/identity/tables";
import type { Experience, MarketingIndustry } from "./choices";

/** An account without a row has not applied. */
export const marketingAccess = sqliteTable(
  "marketing_access",
  {
    id: id(),
    accountId: integer("account_id")
      .notNull()
      .unique()
      .references(() => accounts.id),
    state: text("state", { enum: ["pending", "approved", "declined", "withdrawn"] }).notNull(),
    businessName: text("business_name").notNull(),
    website: text("website"),
    industry: text("industry").$type<MarketingIndustry>().notNull(),
    marketingExperience: text("marketing_experience").$type<Experience>().notNull(),
    socialMediaPlatforms: text("social_media_platforms", { mode: "json" }).$type<string[]>().notNull(),
    monthlyBudgetCents: integer("monthly_budget_cents"),
    targetAudience: text("target_audience").notNull(),
    marketingGoals: text("marketing_goals").notNull(),
    portfolio: text("portfolio"),
    references: text("reference_text"),
    appliedBy: integer("applied_by").notNull(),
    appliedAt: at("applied_at").notNull(),
    decidedBy: integer("decided_by"),
    decidedAt: at("decided_at"),
    /** The reason of a decline or withdrawal, shown to the business. */
    reason: text("reason"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("marketing_access_pending").on(table.id).where(sql`state = 'pending'`),
    index("marketing_access_applicant").on(table.appliedBy),
    index("marketing_access_declined").on(table.decidedAt).where(sql`state = 'declined'`),
  ],
);
export type MarketingAccess = typeof marketingAccess.$inferSelect;
