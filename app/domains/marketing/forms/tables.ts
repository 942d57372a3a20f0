import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import type { ProductLanguage } from "~/core/languages";
import { accountId } from "~/domains/identity/tables";

/** A public page of the business, `/f/<slug>`, that asks for contact details. */
export const leadForms = sqliteTable(
  "lead_forms",
  {
    id: id(),
    accountId: accountId(),
    campaignId: integer("campaign_id"),
    slug: text("slug").notNull().unique(),
    business: text("business").notNull(),
    title: text("title").notNull(),
    intro: text("intro").notNull(),
    /** The consent text, verbatim. */
    consentText: text("consent_text").notNull(),
    language: text("language").$type<ProductLanguage>().notNull(),
    closedAt: at("closed_at"),
    takenDownAt: at("taken_down_at"),
    takeDownReason: text("take_down_reason"),
    views: integer("views").notNull().default(0),
    entries: integer("entries").notNull().default(0),
    createdBy: integer("created_by").notNull(),
    createdAt: at("created_at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("lead_forms_account").on(table.accountId, table.id),
    index("lead_forms_taken_down").on(table.takenDownAt).where(sql`taken_down_at is not null`),
    index("lead_forms_campaign").on(table.campaignId).where(sql`campaign_id is not null`),
  ],
);
export type LeadForm = typeof leadForms.$inferSelect;

export const formEntries = sqliteTable(
  "form_entries",
  {
    id: id(),
    accountId: accountId(),
    formId: integer("form_id").notNull(),
    campaignId: integer("campaign_id"),
    name: text("name").notNull(),
    email: text("email"),
    emailKey: text("email_key"),
    phone: text("phone"),
    phoneKey: text("phone_key"),
    company: text("company"),
    message: text("message"),
    /** The consent text shown when the form was submitted. */
    consentText: text("consent_text").notNull(),
    /** Hash of content, sender, form and day: a repeated submission is stored once. */
    fingerprint: text("fingerprint").notNull().unique(),
    /** Each stamp is valid for one submission; null before stamps were numbered. */
    stamp: text("stamp").unique(),
    submittedAt: at("submitted_at").notNull(),
    /** Null until the submission is imported as a lead: the row itself is the job. */
    processedAt: at("processed_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("form_entries_account").on(table.accountId, table.id),
    index("form_entries_form").on(table.formId, table.id),
    index("form_entries_campaign").on(table.campaignId, table.id).where(sql`campaign_id is not null`),
    index("form_entries_email").on(table.emailKey).where(sql`email_key is not null`),
    index("form_entries_phone").on(table.phoneKey).where(sql`phone_key is not null`),
    index("form_entries_submitted").on(table.submittedAt),
    index("form_entries_unprocessed").on(table.accountId, table.id).where(sql`processed_at is null`),
  ],
);
export type FormEntry = typeof formEntries.$inferSelect;
