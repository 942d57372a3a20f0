import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { IMPORT_METHODS, LEAD_STATUSES, LEAD_TYPES, SOURCES, TOUCH_KINDS } from "./policy";

/** A person, once per account, across platforms. */
export const socialLeads = sqliteTable(
  "social_leads",
  {
    id: id(),
    accountId: accountId(),
    platform: text("platform", { enum: SOURCES }).notNull(),
    title: text("title"),
    name: text("name"),
    email: text("email"),
    emailKey: text("email_key"),
    phone: text("phone"),
    /** ITU-T E.164; null if the number's country is not known. */
    phoneKey: text("phone_key"),
    companyName: text("company_name"),
    industry: text("industry"),
    region: text("region"),
    country: text("country"),
    leadSource: text("lead_source"),
    socialProfile: text("social_profile"),
    status: text("status", { enum: LEAD_STATUSES }).notNull().default("new"),
    leadType: text("lead_type", { enum: LEAD_TYPES }),
    tags: text("tags", { mode: "json" }).$type<string[]>().notNull(),
    message: text("message"),
    consentText: text("consent_text"),
    consentAt: at("consent_at"),
    followerCount: integer("follower_count"),
    isVerified: integer("is_verified", { mode: "boolean" }),
    importMethod: text("import_method", { enum: IMPORT_METHODS }).notNull(),
    /** The marketing campaign whose link or form the person used. */
    marketingCampaignId: integer("marketing_campaign_id"),
    opportunityId: integer("opportunity_id"),
    importId: integer("import_id"),
    capturedAt: at("captured_at").notNull(),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
    contactedAt: at("contacted_at"),
    qualifiedAt: at("qualified_at"),
    convertedAt: at("converted_at"),
    /** When the person stopped marketing messages on WhatsApp; a later "resume" clears it. */
    optedOutAt: at("opted_out_at"),
    /** Created by Meta's testing tool for lead forms: never contacted. */
    isTest: integer("is_test", { mode: "boolean" }).notNull().default(false),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("social_leads_account").on(table.accountId, table.id),
    index("social_leads_platform").on(table.accountId, table.platform, table.id),
    index("social_leads_status").on(table.accountId, table.status, table.id),
    index("social_leads_type").on(table.accountId, table.leadType, table.id),
    index("social_leads_platform_status").on(table.accountId, table.platform, table.status, table.id),
    index("social_leads_platform_type").on(table.accountId, table.platform, table.leadType, table.id),
    index("social_leads_email").on(table.emailKey, table.accountId).where(sql`email_key is not null`),
    index("social_leads_phone").on(table.accountId, table.phoneKey).where(sql`phone_key is not null`),
    index("social_leads_opportunity").on(table.opportunityId).where(sql`opportunity_id is not null`),
    index("social_leads_campaign")
      .on(table.marketingCampaignId)
      .where(sql`marketing_campaign_id is not null`),
    index("social_leads_updated").on(table.updatedAt),
    index("social_leads_import").on(table.importId, table.id).where(sql`import_id is not null`),
  ],
);
export type SocialLead = typeof socialLeads.$inferSelect;

/** What one source stated about a person, in its own words. */
export interface Said {
  name?: string;
  email?: string;
  phone?: string;
  company?: string;
  message?: string;
}

/** Each report of a person by a platform, form or file. */
export const socialLeadOrigins = sqliteTable(
  "social_lead_origins",
  {
    id: id(),
    accountId: accountId(),
    leadId: integer("lead_id").notNull(),
    platform: text("platform", { enum: SOURCES }).notNull(),
    /** The platform's own ID of the person or the submitted form; else their address or number. */
    externalId: text("external_id").notNull(),
    importMethod: text("import_method", { enum: IMPORT_METHODS }).notNull(),
    fields: text("fields", { mode: "json" }).$type<Said>().notNull(),
    consentText: text("consent_text"),
    consentAt: at("consent_at"),
    capturedAt: at("captured_at").notNull(),
    capturedBy: integer("captured_by"),
    /** The import that reported them last; null if there was none. */
    importId: integer("import_id"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("social_lead_origins_once").on(
      table.accountId,
      table.platform,
      table.externalId,
      table.isDemo,
    ),
    index("social_lead_origins_lead").on(table.leadId, table.id),
  ],
);
export type SocialLeadOrigin = typeof socialLeadOrigins.$inferSelect;

/** Actions on a lead, with the user who took them. */
export const socialLeadTouches = sqliteTable(
  "social_lead_touches",
  {
    id: id(),
    accountId: accountId(),
    leadId: integer("lead_id").notNull(),
    kind: text("kind", { enum: TOUCH_KINDS }).notNull(),
    text: text("text"),
    byUserId: integer("by_user_id"),
    at: at("at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("social_lead_touches_lead").on(table.leadId, table.id),
    index("social_lead_touches_account").on(table.accountId, table.id),
  ],
);
export type SocialLeadTouch = typeof socialLeadTouches.$inferSelect;

/** Number of leads of each kind: kept by triggers, read by lists and tiles. `leadType` is empty if not known. */
export const socialLeadCounts = sqliteTable(
  "social_lead_counts",
  {
    accountId: integer("account_id").notNull(),
    platform: text("platform", { enum: SOURCES }).notNull(),
    status: text("status", { enum: LEAD_STATUSES }).notNull(),
    leadType: text("lead_type").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.platform, table.status, table.leadType] })],
);

/** A merge of two leads: the merged lead and its moved rows, until it can no longer be undone. */
export const socialLeadMerges = sqliteTable(
  "social_lead_merges",
  {
    id: id(),
    accountId: accountId(),
    /** The lead that was kept in this merge. */
    keptId: integer("kept_id").notNull(),
    /** The person's current lead: another one after a later merge. */
    leadId: integer("lead_id").notNull(),
    mergedId: integer("merged_id").notNull(),
    /** Of the merged lead: a person who writes from there again is matched to the kept lead. */
    emailKey: text("email_key"),
    phoneKey: text("phone_key"),
    removed: text("removed", { mode: "json" }).$type<Record<string, unknown>>(),
    moved: text("moved", { mode: "json" }).$type<Record<string, unknown[]>>(),
    /** Changes to the kept lead by column: values before and after the merge. */
    changes: text("changes", { mode: "json" }).$type<Record<string, [before: unknown, after: unknown]>>(),
    mergedAt: at("merged_at").notNull(),
    mergedBy: integer("merged_by"),
    undoneAt: at("undone_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("social_lead_merges_once").on(table.mergedId).where(sql`undone_at is null`),
    index("social_lead_merges_lead").on(table.leadId, table.id),
    index("social_lead_merges_pair").on(table.mergedId, table.keptId),
    index("social_lead_merges_email").on(table.emailKey, table.accountId).where(sql`email_key is not null`),
    index("social_lead_merges_phone")
      .on(table.accountId, table.phoneKey)
      .where(sql`phone_key is not null and undone_at is null`),
    index("social_lead_merges_at").on(table.mergedAt).where(sql`removed is not null`),
    index("social_lead_merges_account").on(table.accountId, table.id),
  ],
);
export type SocialLeadMerge = typeof socialLeadMerges.$inferSelect;
