import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";

/** One row for each stage that a lead has reached, maintained by triggers on leads, messages, threads and opportunities. */
export const leadStages = sqliteTable(
  "lead_stages",
  {
    id: id(),
    accountId: accountId(),
    sameCompanyId: integer("same_company_id").notNull(),
    /** 1 to 6: position of the stage in the funnel. */
    position: integer("position").notNull(),
    at: at("at").notNull(),
    /** The local date of `at` in the account's time zone at that time: "2026-11-21". */
    day: text("day").notNull(),
    /** When it reached a later stage; null for the current stage. */
    leftAt: at("left_at"),
    country: text("country").notNull(),
    source: text("source").notNull(),
    /** The first campaign that emailed the lead. */
    campaignId: integer("campaign_id"),
    /** The furthest stage of the lead, 1 to 6, in its discovery row; 0 in the others. */
    furthest: integer("furthest").notNull().default(0),
  },
  (table) => [
    uniqueIndex("lead_stages_once").on(table.accountId, table.sameCompanyId, table.position),
    index("lead_stages_day").on(table.accountId, table.position, table.day, table.id),
    index("lead_stages_newest").on(table.accountId, table.position, table.id),
    index("lead_stages_country").on(table.accountId, table.position, table.country, table.id),
    index("lead_stages_source").on(table.accountId, table.position, table.source, table.id),
    index("lead_stages_campaign")
      .on(table.accountId, table.position, table.campaignId, table.id)
      .where(sql`campaign_id is not null`),
    index("lead_stages_furthest")
      .on(table.accountId, table.furthest, table.day, table.id)
      .where(sql`position = 1`),
  ],
);

const counters = {
  discovery: integer("discovery").notNull().default(0),
  qualification: integer("qualification").notNull().default(0),
  outreach: integer("outreach").notNull().default(0),
  engagement: integer("engagement").notNull().default(0),
  conversion: integer("conversion").notNull().default(0),
  closure: integer("closure").notNull().default(0),
};

/** Leads that reached a stage on a day: their number, how many moved on, and the sum of seconds until then. */
export const stageDailyTotals = sqliteTable(
  "stage_daily_totals",
  {
    accountId: accountId(),
    day: text("day").notNull(),
    ...counters,
    discoveryLeft: integer("discovery_left").notNull().default(0),
    qualificationLeft: integer("qualification_left").notNull().default(0),
    outreachLeft: integer("outreach_left").notNull().default(0),
    engagementLeft: integer("engagement_left").notNull().default(0),
    conversionLeft: integer("conversion_left").notNull().default(0),
    discoverySeconds: integer("discovery_seconds").notNull().default(0),
    qualificationSeconds: integer("qualification_seconds").notNull().default(0),
    outreachSeconds: integer("outreach_seconds").notNull().default(0),
    engagementSeconds: integer("engagement_seconds").notNull().default(0),
    conversionSeconds: integer("conversion_seconds").notNull().default(0),
    /** Leads found on that day that reached at least this stage. */
    cohortQualification: integer("cohort_qualification").notNull().default(0),
    cohortOutreach: integer("cohort_outreach").notNull().default(0),
    cohortEngagement: integer("cohort_engagement").notNull().default(0),
    cohortConversion: integer("cohort_conversion").notNull().default(0),
    cohortClosure: integer("cohort_closure").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** The number of leads that ever reached each stage, in total and per dimension. */
export const stageTotals = sqliteTable(
  "stage_totals",
  {
    accountId: accountId(),
    kind: text("kind", { enum: ["all", "country", "source", "campaign"] }).notNull(),
    /** An ISO code, a source or a campaign id; empty for the total. */
    key: text("key").notNull(),
    ...counters,
    /** Counts deals, not leads: one company may have several, and a deal may have no lead. */
    dealsWon: integer("deals_won").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.key] })],
);

/** Current UTC offset of a country in seconds (positive if ahead); triggers use it to find the local date of an event. */
export const countryUtcOffsets = sqliteTable("country_utc_offsets", {
  country: text("country").primaryKey(),
  seconds: integer("seconds").notNull(),
});

/**
 * Running sums of an agent for an account, or of all its agents (agent id 0), at the end of each day (UTC) with a
 * change. The result of a period is the difference of two rows.
 */
export const agentRunningTotals = sqliteTable(
  "agent_running_totals",
  {
    accountId: accountId(),
    agentId: integer("agent_id").notNull(),
    day: text("day").notNull(),
    /** Leads by the day they were shared; a lead in any state but "new" counts as worked on. */
    leadsShared: integer("leads_shared").notNull(),
    leadsWorked: integer("leads_worked").notNull(),
    /** Deals by the day they were reported. */
    dealsReported: integer("deals_reported").notNull(),
    dealsConfirmed: integer("deals_confirmed").notNull(),
    /** US cents, confirmed deals only. */
    revenue: integer("revenue").notNull(),
    commission: integer("commission").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.agentId, table.day] })],
);
