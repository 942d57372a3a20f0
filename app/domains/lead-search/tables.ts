import { sql } from "drizzle-orm";
import { customType, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accounts } from "~/domains/identity/tables";
import type { ConfidenceReason } from "./confidence/confidence";
import { NO_CRITERIA, type SearchCriteria } from "./criteria/search-criteria";

/** Rows older than a criterion don't contain it. */
const criteria = customType<{ data: SearchCriteria; driverData: string }>({
  dataType: () => "text",
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => ({ ...NO_CRITERIA, ...JSON.parse(value) }),
});

export const leadSearches = sqliteTable(
  "lead_searches",
  {
    id: id(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    createdBy: integer("created_by").notNull(),
    searchName: text("search_name").notNull(),
    prompt: text("prompt"),
    criteria: criteria("criteria").notNull(),
    /** The selected companies; null if the criteria find them. */
    companyIds: text("company_ids", { mode: "json" }).$type<number[]>(),
    maxLeads: integer("max_leads").notNull(),
    /** Basic records that the current run may add: the number accepted with their price. */
    acceptedBasic: integer("accepted_basic").notNull().default(0),
    status: text("status", { enum: ["pending", "running", "completed", "failed"] }).notNull(),
    failureReason: text("failure_reason"),
    /** Number of the search's own leads and sum of their confidence, updated in the batch that writes the leads. */
    resultsCount: integer("results_count").notNull().default(0),
    confidenceSum: integer("confidence_sum").notNull().default(0),
    /** Leads with an address and its source; maintained by triggers. */
    reachableCount: integer("reachable_count").notNull().default(0),
    /** US cents: sum of the leads' estimated values, and number of leads with a value; maintained by triggers. */
    pipelineValue: integer("pipeline_value").notNull().default(0),
    valuedCount: integer("valued_count").notNull().default(0),
    runNumber: integer("run_number").notNull().default(0),
    runSummary: text("run_summary"),
    /** Number of times the queue has started the current run. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: at("created_at").notNull(),
    lastRunAt: at("last_run_at"),
    completedAt: at("completed_at"),
    /** Renewed by a working run; once it has passed, the sweep queues the job again. */
    leaseUntil: at("lease_until"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("lead_searches_account").on(table.accountId, table.id),
    index("lead_searches_by_name").on(table.accountId, sql`lower(search_name)`, table.id),
    index("lead_searches_by_leads").on(table.accountId, table.resultsCount, table.id),
    index("lead_searches_status").on(table.status, table.leaseUntil),
    index("lead_searches_demo").on(table.accountId).where(sql`is_demo = 1`),
  ],
);

/** A lead: its company as found, and its current contact, maintained by triggers (migrations/0002_cascades.sql). */
export const leads = sqliteTable(
  "leads",
  {
    id: id(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    searchId: integer("search_id")
      .notNull()
      .references(() => leadSearches.id),
    runNumber: integer("run_number").notNull(),
    companyId: integer("company_id").notNull(),
    contactId: integer("contact_id"),
    contactName: text("contact_name"),
    contactTitle: text("contact_title"),
    contactEmail: text("contact_email"),
    contactPhone: text("contact_phone"),
    linkedinProfile: text("linkedin_profile"),
    companyName: text("company_name").notNull(),
    companyWebsite: text("company_website"),
    companySize: text("company_size"),
    industry: text("industry"),
    country: text("country"),
    city: text("city"),
    /** 0 to 100: the sum of the reasons' points. */
    confidence: integer("confidence").notNull(),
    reasons: text("reasons", { mode: "json" }).$type<ConfidenceReason[]>().notNull(),
    /** Source and date of each field. */
    evidence: text("evidence", { mode: "json" })
      .$type<Record<string, { source: string; at: string }>>()
      .notNull(),
    status: text("status").notNull().default("new"),
    ownerId: integer("owner_id"),
    /** US cents; null until entered. */
    estimatedValue: integer("estimated_value"),
    /** 0 to 100; null until entered. */
    dealProbability: integer("deal_probability"),
    /** When it became an opportunity, which then has its value; null if it didn't. */
    convertedAt: at("converted_at"),
    /** Whether this row used one of the period's leads; a company the account already paid for is free. */
    isCharged: integer("is_charged", { mode: "boolean" }).notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    /** The same for all leads of a company: the id with which it was found; for a copy, the shared company's id. */
    sameCompanyId: integer("same_company_id").notNull().default(0),
    /**
     * Whether this lead is listed and counted among the account's leads of one company, and the number of these leads;
     * triggers maintain both (migrations/0003_counters.sql).
     */
    isFirst: integer("is_first", { mode: "boolean" }).notNull().default(false),
    originCount: integer("origin_count").notNull().default(0),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("leads_search_company").on(table.searchId, table.companyId),
    index("leads_company").on(table.accountId, table.companyId),
    index("leads_same_company").on(table.accountId, table.sameCompanyId, table.isDemo, table.id),
    index("leads_account_day").on(table.accountId, table.createdAt).where(sql`is_first = 1`),
    index("leads_owner")
      .on(table.accountId, table.ownerId, table.confidence, table.id)
      .where(sql`is_first = 1`),
    index("leads_account_rank").on(table.accountId, table.confidence, table.id).where(sql`is_first = 1`),
    index("leads_search_rank").on(table.searchId, table.confidence, table.id),
    index("leads_search_run").on(table.searchId, table.runNumber, table.confidence, table.id),
    index("leads_search_country").on(table.searchId, table.country, table.confidence, table.id),
    index("leads_contact_email").on(sql`contact_email collate nocase`).where(sql`contact_email is not null`),
    index("leads_contact").on(table.contactId).where(sql`contact_id is not null`),
  ],
);

/** A lead removed from its search's list. `before` is stored for a limited time, the removal as long as the search. */
export const removedLeads = sqliteTable(
  "removed_leads",
  {
    leadId: integer("lead_id").primaryKey(),
    accountId: integer("account_id").notNull(),
    searchId: integer("search_id").notNull(),
    companyId: integer("company_id").notNull(),
    contactId: integer("contact_id"),
    /** The lead as JSON by column name, without its contact. */
    before: text("before"),
    removedAt: at("removed_at").notNull(),
  },
  (table) => [
    index("removed_leads_search").on(table.searchId, table.companyId),
    index("removed_leads_company").on(table.accountId, table.companyId),
    index("removed_leads_removed").on(table.removedAt).where(sql`before is not null`),
  ],
);

/**
 * A status that a user set. It applies to all leads of the company; `leadId` is the one it was set on. Triggers remove
 * the rows of lost leads.
 */
export const leadStatusChanges = sqliteTable(
  "lead_status_changes",
  {
    id: id(),
    accountId: integer("account_id").notNull(),
    leadId: integer("lead_id").notNull(),
    fromStatus: text("from_status").notNull(),
    toStatus: text("to_status").notNull(),
    byUserId: integer("by_user_id"),
    changedAt: at("changed_at").notNull(),
  },
  (table) => [index("lead_status_changes_lead").on(table.leadId, table.changedAt)],
);

/**
 * One row per account, read instead of counting. Counts the first lead of each company; triggers maintain all columns
 * except `searches`.
 */
export const leadTotals = sqliteTable("lead_totals", {
  accountId: integer("account_id").primaryKey(),
  leads: integer("leads").notNull(),
  searches: integer("searches").notNull(),
  reachable: integer("reachable").notNull().default(0),
  /** US cents. */
  pipelineValue: integer("pipeline_value").notNull(),
  valuedCount: integer("valued_count").notNull(),
  demoLeads: integer("demo_leads").notNull().default(0),
  demoReachable: integer("demo_reachable").notNull().default(0),
});
