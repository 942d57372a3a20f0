import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { TEMPLATE_TYPES } from "./template-limits";

export const outreachTemplates = sqliteTable(
  "outreach_templates",
  {
    id: id(),
    accountId: accountId(),
    createdBy: integer("created_by").notNull(),
    name: text("name").notNull(),
    templateType: text("template_type", { enum: TEMPLATE_TYPES }).notNull(),
    /** ISO 639-1. */
    language: text("language").notNull().default("en"),
    /** The template that this one translates; null for an original. */
    variantOf: integer("variant_of"),
    subject: text("subject").notNull(),
    /** HTML with only the elements that the sanitiser allows; the text part is generated from it. */
    content: text("content").notNull(),
    variables: text("variables", { mode: "json" }).$type<string[]>().notNull(),
    ccEmails: text("cc_emails", { mode: "json" }).$type<string[]>().notNull(),
    fileId: integer("file_id"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
    archivedAt: at("archived_at"),
  },
  (table) => [
    index("outreach_templates_account").on(table.accountId, table.id).where(sql`archived_at is null`),
    index("outreach_templates_name")
      .on(table.accountId, sql`lower(name)`, table.id)
      .where(sql`archived_at is null`),
    index("outreach_templates_changed")
      .on(table.accountId, table.updatedAt, table.id)
      .where(sql`archived_at is null`),
    index("outreach_templates_variant").on(table.variantOf).where(sql`variant_of is not null`),
    index("outreach_templates_file").on(table.fileId).where(sql`file_id is not null`),
  ],
);

/** An attachment, or the logo of a signature. Its bytes are in R2. */
export const outreachFiles = sqliteTable(
  "outreach_files",
  {
    id: id(),
    accountId: accountId(),
    createdBy: integer("created_by").notNull(),
    key: text("key").notNull().unique(),
    kind: text("kind", { enum: ["attachment", "logo"] }).notNull(),
    originalName: text("original_name").notNull(),
    mimeType: text("mime_type").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("outreach_files_account").on(table.accountId, table.id),
    index("outreach_files_created").on(table.createdAt),
  ],
);

export const signatures = sqliteTable(
  "signatures",
  {
    userId: integer("user_id").primaryKey(),
    accountId: accountId(),
    name: text("name").notNull(),
    title: text("title").notNull().default(""),
    company: text("company").notNull().default(""),
    phone: text("phone").notNull().default(""),
    email: text("email").notNull().default(""),
    website: text("website").notNull().default(""),
    logoFileId: integer("logo_file_id"),
    illustration: text("illustration").notNull().default(""),
    customText: text("custom_text").notNull().default(""),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [index("signatures_logo").on(table.logoFileId).where(sql`logo_file_id is not null`)],
);
