import { type SQL, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import type { FieldName } from "./fields";
import { STAGES } from "./stages";

export const opportunities = sqliteTable(
  "opportunities",
  {
    id: id(),
    accountId: accountId(),
    createdBy: integer("created_by"),
    ownerId: integer("owner_id"),
    agentId: integer("agent_id"),
    title: text("title").notNull(),
    description: text("description"),
    /** US cents; null until entered. */
    revenue: integer("revenue"),
    region: text("region").notNull(),
    status: text("status", { enum: STAGES }).notNull(),
    /** 0 to 100; null: the stage's default. */
    probability: integer("probability"),
    /** Expected close date, "2026-11-21". */
    closeDate: text("close_date"),
    lostReason: text("lost_reason"),
    contactName: text("contact_name"),
    contactEmail: text("contact_email"),
    contactPhone: text("contact_phone"),
    companyName: text("company_name"),
    companyId: integer("company_id"),
    leadId: integer("lead_id"),
    threadId: integer("thread_id"),
    socialLeadId: integer("social_lead_id"),
    source: text("source", { enum: ["manual", "lead", "reply", "ai", "social"] }).notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
    stageAt: at("stage_at").notNull(),
    closedAt: at("closed_at"),
    archivedAt: at("archived_at"),
  },
  (table) => [
    index("opportunities_account").on(table.accountId, table.id).where(sql`archived_at is null`),
    index("opportunities_stage").on(table.accountId, table.status, table.id).where(sql`archived_at is null`),
    index("opportunities_moved")
      .on(table.accountId, table.status, table.stageAt, table.id)
      .where(sql`archived_at is null`),
    index("opportunities_last_moved")
      .on(table.accountId, table.stageAt, table.id)
      .where(sql`archived_at is null`),
    index("opportunities_value")
      .on(table.accountId, sql`ifnull(revenue, -1)`, table.id)
      .where(sql`archived_at is null`),
    index("opportunities_stage_value")
      .on(table.accountId, table.status, sql`ifnull(revenue, -1)`, table.id)
      .where(sql`archived_at is null`),
    index("opportunities_closing")
      .on(table.accountId, sql`ifnull(close_date, '9999')`, table.id)
      .where(sql`archived_at is null`),
    index("opportunities_stage_closing")
      .on(table.accountId, table.status, sql`ifnull(close_date, '9999')`, table.id)
      .where(sql`archived_at is null`),
    index("opportunities_thread").on(table.threadId).where(sql`thread_id is not null`),
    index("opportunities_closed_lead")
      .on(table.leadId)
      .where(sql`lead_id is not null and closed_at is not null`),
    index("opportunities_address")
      .on(sql`contact_email collate nocase`, table.accountId)
      .where(sql`contact_email is not null`),
    index("opportunities_won").on(table.closedAt, table.id).where(sql`status = 'closed_won'`),
    index("opportunities_of_company").on(table.accountId, table.companyId).where(sql`company_id is not null`),
    uniqueIndex("opportunities_social_lead")
      .on(table.accountId, table.socialLeadId)
      .where(sql`social_lead_id is not null and archived_at is null`),
    uniqueIndex("opportunities_lead")
      .on(table.accountId, table.leadId)
      .where(sql`lead_id is not null and archived_at is null`),
  ],
);

/** The column of a field in `fields.ts`. */
export const columnOf = (name: FieldName): SQL => sql`${sql.identifier(opportunities[name].name)}`;

/** Unix seconds and US cents, as in the columns. */
export interface MovedFrom {
  stageAt: number;
  closedAt: number | null;
  lostReason: string | null;
  revenue: number | null;
  closeDate: string | null;
  /** Other columns that the move changed; null if unchanged. */
  wrote: { revenue: number | null; closeDate: string | null };
}

/** One row per account and stage, updated in the batch that changes an opportunity. */
export const opportunityTotals = sqliteTable(
  "opportunity_totals",
  {
    accountId: accountId(),
    status: text("status", { enum: STAGES }).notNull(),
    count: integer("count").notNull(),
    valued: integer("valued").notNull().default(0),
    /** US cents: the total value, and the total value times win probability. */
    revenue: integer("revenue").notNull(),
    weighted: integer("weighted").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.status] })],
);

/** Totals of open opportunities per close month, maintained with `opportunityTotals`. */
export const opportunityMonthlyTotals = sqliteTable(
  "opportunity_monthly_totals",
  {
    accountId: accountId(),
    /** "2026-11"; empty without a close date. */
    month: text("month").notNull(),
    count: integer("count").notNull(),
    revenue: integer("revenue").notNull(),
    weighted: integer("weighted").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
);

export const opportunityEvents = sqliteTable(
  "opportunity_events",
  {
    id: id(),
    accountId: accountId(),
    opportunityId: integer("opportunity_id").notNull(),
    kind: text("kind", { enum: ["created", "stage", "changed", "note", "call", "task"] }).notNull(),
    fromStage: text("from_stage", { enum: STAGES }),
    toStage: text("to_stage", { enum: STAGES }),
    text: text("text"),
    /** For a stage change: the previous values; null for changes stored without them. */
    before: text("before", { mode: "json" }).$type<MovedFrom>(),
    byUserId: integer("by_user_id"),
    at: at("at").notNull(),
  },
  (table) => [index("opportunity_events_of").on(table.opportunityId, table.id)],
);

export const tasks = sqliteTable(
  "tasks",
  {
    id: id(),
    accountId: accountId(),
    opportunityId: integer("opportunity_id"),
    /** A contact's task also has the contact's company. */
    companyId: integer("company_id"),
    contactId: integer("contact_id"),
    title: text("title").notNull(),
    dueAt: at("due_at").notNull(),
    assignedTo: integer("assigned_to").notNull(),
    createdBy: integer("created_by").notNull(),
    createdAt: at("created_at").notNull(),
    doneAt: at("done_at"),
    remindedAt: at("reminded_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("tasks_open").on(table.accountId, table.dueAt).where(sql`done_at is null`),
    index("tasks_mine").on(table.assignedTo, table.dueAt, table.id).where(sql`done_at is null`),
    index("tasks_done").on(table.accountId, table.doneAt, table.id).where(sql`done_at is not null`),
    index("tasks_due").on(table.dueAt).where(sql`done_at is null and reminded_at is null`),
    index("tasks_opportunity").on(table.opportunityId).where(sql`opportunity_id is not null`),
    index("tasks_company").on(table.accountId, table.companyId, table.id).where(sql`company_id is not null`),
    index("tasks_contact").on(table.contactId, table.id).where(sql`contact_id is not null`),
  ],
);

/** Whether a user has turned the daily digest off; without a row it is on. */
export const digestSettings = sqliteTable("digest_settings", {
  userId: integer("user_id").primaryKey(),
  isOff: integer("is_off", { mode: "boolean" }).notNull().default(false),
  /** The last day for which a digest was created, "2026-11-21". */
  lastDay: text("last_day"),
});

/** Each won deal with its lead's source at that time, "-" without a lead. Maintained by triggers on opportunities. */
export const wonDealSources = sqliteTable(
  "won_deal_sources",
  {
    opportunityId: integer("opportunity_id").primaryKey(),
    accountId: accountId(),
    country: text("country").notNull(),
    source: text("source").notNull(),
    campaignId: integer("campaign_id"),
  },
  (table) => [
    index("won_deal_sources_country").on(table.accountId, table.country, table.opportunityId),
    index("won_deal_sources_source").on(table.accountId, table.source, table.opportunityId),
    index("won_deal_sources_campaign")
      .on(table.accountId, table.campaignId, table.opportunityId)
      .where(sql`campaign_id is not null`),
  ],
);
