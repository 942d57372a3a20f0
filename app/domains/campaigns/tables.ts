import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import type { AudienceRules } from "./audience/audience";

export const CAMPAIGN_STATUSES = [
  "draft",
  "scheduled",
  "active",
  "paused",
  "completed",
  "cancelled",
] as const;

/** Counters are updated in the batch that changes a message. */
export const campaigns = sqliteTable(
  "outreach_campaigns",
  {
    id: id(),
    accountId: accountId(),
    createdBy: integer("created_by").notNull(),
    name: text("name").notNull(),
    description: text("description"),
    status: text("status", { enum: CAMPAIGN_STATUSES }).notNull(),
    /** The lead search that is emailed; null with another audience, or while none is chosen. */
    leadSearchId: integer("lead_search_id"),
    /** The saved list that is emailed; null with a lead search. */
    audienceId: integer("audience_id"),
    /** Who in the audience is emailed; null for the leads of a search, one by one. */
    audienceRules: text("audience_rules", { mode: "json" }).$type<AudienceRules>(),
    /** The sending mailbox; null for the first ready mailbox of the account. */
    mailboxId: integer("mailbox_id"),
    /** UTC; null for a manual start. */
    scheduledAt: at("scheduled_at"),
    startedAt: at("started_at"),
    pausedAt: at("paused_at"),
    /** Why the scheduled start failed, as shown to the owner; null if it did not fail. */
    startFailure: text("start_failure"),
    endedAt: at("ended_at"),
    /** Since when new leads are added automatically; such a campaign does not complete. */
    acceptsLeadsSince: at("accepts_leads_since"),
    /** Sending window in minutes after midnight, in the recipient's time zone. */
    windowStart: integer("window_start").notNull().default(480),
    windowEnd: integer("window_end").notNull().default(1020),
    /** Sending days as a bit mask: bit 0 is Monday. */
    windowDays: integer("window_days").notNull().default(31),
    countsClicks: integer("counts_clicks", { mode: "boolean" }).notNull().default(true),
    /** The id of the last company (of a lead search) or contact whose message is planned; null once all are planned. */
    plannedUpTo: integer("planned_up_to"),
    /** Since when a resumed campaign still has to release held messages; planning continues afterwards. */
    reconcilePendingAt: at("reconcile_pending_at"),
    totalTargets: integer("total_targets").notNull().default(0),
    totalMessages: integer("total_messages").notNull().default(0),
    sent: integer("sent").notNull().default(0),
    failed: integer("failed").notNull().default(0),
    skipped: integer("skipped").notNull().default(0),
    unconfirmed: integer("unconfirmed").notNull().default(0),
    responses: integer("responses").notNull().default(0),
    bounces: integer("bounces").notNull().default(0),
    complaints: integer("complaints").notNull().default(0),
    unsubscribes: integer("unsubscribes").notNull().default(0),
    clicks: integer("clicks").notNull().default(0),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
    archivedAt: at("archived_at"),
    takenDownAt: at("taken_down_at"),
    takeDownReason: text("take_down_reason"),
  },
  (table) => [
    index("outreach_campaigns_account").on(table.accountId, table.id).where(sql`archived_at is null`),
    index("outreach_campaigns_name")
      .on(table.accountId, sql`name collate nocase`, table.id)
      .where(sql`archived_at is null`),
    index("outreach_campaigns_due").on(table.scheduledAt).where(sql`status = 'scheduled'`),
    index("outreach_campaigns_active").on(table.id).where(sql`status = 'active'`),
    index("outreach_campaigns_search").on(table.leadSearchId),
    index("outreach_campaigns_audience").on(table.audienceId).where(sql`audience_id is not null`),
    index("outreach_campaigns_taken_down").on(table.takenDownAt).where(sql`taken_down_at is not null`),
  ],
);

/** Starting a campaign copies the template's content here, so that it matches the sent emails. */
export const campaignSteps = sqliteTable(
  "campaign_steps",
  {
    campaignId: integer("campaign_id").notNull(),
    /** 1 to 10. */
    position: integer("position").notNull(),
    templateId: integer("template_id").notNull(),
    /** Hours after the previous step was sent; 0 for the first. */
    delayHours: integer("delay_hours").notNull().default(0),
    /** The B subject of an A/B test; null without a test. */
    subjectB: text("subject_b"),
    subject: text("subject"),
    content: text("content"),
    ccEmails: text("cc_emails", { mode: "json" }).$type<string[]>(),
    fileId: integer("file_id"),
    language: text("language"),
    sentA: integer("sent_a").notNull().default(0),
    sentB: integer("sent_b").notNull().default(0),
    responsesA: integer("responses_a").notNull().default(0),
    responsesB: integer("responses_b").notNull().default(0),
    sentTranslated: integer("sent_translated").notNull().default(0),
    responsesTranslated: integer("responses_translated").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.position] }),
    index("campaign_steps_template").on(table.templateId),
    index("campaign_steps_file").on(table.fileId).where(sql`file_id is not null`),
  ],
);

/** Copied from the translations of the template when the campaign starts; languages are ISO 639-1. */
export const campaignTranslations = sqliteTable(
  "campaign_translations",
  {
    campaignId: integer("campaign_id").notNull(),
    position: integer("position").notNull(),
    language: text("language").notNull(),
    subject: text("subject").notNull(),
    content: text("content").notNull(),
    ccEmails: text("cc_emails", { mode: "json" }).$type<string[]>().notNull(),
    fileId: integer("file_id"),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.position, table.language] }),
    index("campaign_translations_file").on(table.fileId).where(sql`file_id is not null`),
  ],
);

/** Lists of contacts, each a stored query: the same source is saved once. */
export const audiences = sqliteTable(
  "audiences",
  {
    id: id(),
    accountId: accountId(),
    createdBy: integer("created_by").notNull(),
    name: text("name").notNull(),
    /** In the format of `sourceText`. */
    source: text("source").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    createdAt: at("created_at").notNull(),
  },
  (table) => [uniqueIndex("audiences_source").on(table.accountId, table.source)],
);
