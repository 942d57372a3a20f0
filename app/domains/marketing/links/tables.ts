import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";

/** A short link, `/r/<code>`, to a URL or to one of the business's forms. */
export const marketingLinks = sqliteTable(
  "marketing_links",
  {
    id: id(),
    accountId: accountId(),
    campaignId: integer("campaign_id").notNull(),
    code: text("code").notNull().unique(),
    label: text("label").notNull(),
    target: text("target"),
    formId: integer("form_id"),
    clicks: integer("clicks").notNull().default(0),
    createdBy: integer("created_by").notNull(),
    createdAt: at("created_at").notNull(),
    /** Set if it is no longer listed; it still redirects. */
    removedAt: at("removed_at"),
    takenDownAt: at("taken_down_at"),
    takeDownReason: text("take_down_reason"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("marketing_links_account").on(table.accountId, table.id),
    index("marketing_links_taken_down").on(table.takenDownAt).where(sql`taken_down_at is not null`),
    index("marketing_links_campaign").on(table.campaignId, table.id),
    index("marketing_links_form").on(table.formId).where(sql`form_id is not null`),
  ],
);
export type MarketingLink = typeof marketingLinks.$inferSelect;

/** Today's visitors, as hashes that reveal no address and are deleted after two days. */
export const marketingVisits = sqliteTable(
  "marketing_visits",
  {
    id: id(),
    kind: text("kind", { enum: ["click", "view"] }).notNull(),
    targetId: integer("target_id").notNull(),
    visitor: text("visitor").notNull().unique(),
    visitedAt: at("visited_at").notNull(),
  },
  (table) => [index("marketing_visits_at").on(table.visitedAt)],
);
