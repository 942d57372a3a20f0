import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { CAMPAIGN_TYPES, PARTS, PREPARATION_STATUSES } from "./policy";

/** Actions for leads selected together: emails by an outreach campaign, the rest as tasks. */
export const socialCampaigns = sqliteTable(
  "social_campaigns",
  {
    id: id(),
    accountId: accountId(),
    createdBy: integer("created_by").notNull(),
    name: text("name").notNull(),
    type: text("type", { enum: CAMPAIGN_TYPES }).notNull(),
    leadCount: integer("lead_count").notNull(),
    /** The outreach campaign that sends the emails; null without emails. */
    outreachCampaignId: integer("outreach_campaign_id"),
    createdAt: at("created_at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    leadSearchId: integer("lead_search_id"),
    preparationStatus: text("preparation_status", { enum: PREPARATION_STATUSES }).notNull().default("done"),
    failureReason: text("failure_reason"),
    attempts: integer("attempts").notNull().default(0),
    leaseUntil: at("lease_until"),
  },
  (table) => [
    index("social_campaigns_account").on(table.accountId, table.id),
    index("social_campaigns_preparing").on(table.leaseUntil).where(sql`preparation_status = 'running'`),
  ],
);
export type SocialCampaign = typeof socialCampaigns.$inferSelect;

export const socialCampaignLeads = sqliteTable(
  "social_campaign_leads",
  {
    campaignId: integer("campaign_id")
      .notNull()
      .references(() => socialCampaigns.id),
    accountId: accountId(),
    leadId: integer("lead_id").notNull(),
    part: text("part", { enum: PARTS }).notNull(),
    contactId: integer("contact_id"),
    taskId: integer("task_id"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.leadId] }),
    index("social_campaign_leads_lead").on(table.leadId),
    index("social_campaign_leads_account").on(table.accountId),
  ],
);
