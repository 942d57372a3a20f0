import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId, accounts } from "~/domains/identity/tables";
import { REPLY_CLASSES } from "./classification/reply-classes";
import { BOUNCE_TYPES } from "./parsing/inbound-mail";
import type { Meeting } from "./parsing/meeting";

export { REPLY_CLASSES };
export const DECISIONS = ["gone", "not-gone"] as const;

export const threads = sqliteTable(
  "threads",
  {
    id: id(),
    accountId: accountId(),
    leadId: integer("lead_id"),
    campaignId: integer("campaign_id"),
    mailboxId: integer("mailbox_id"),
    address: text("address").notNull(),
    name: text("name"),
    subject: text("subject").notNull(),
    replyClass: text("reply_class", { enum: REPLY_CLASSES }).notNull(),
    /** 0 to 100, for the last reply. */
    score: integer("score").notNull(),
    opportunityId: integer("opportunity_id"),
    lastAt: at("last_at").notNull(),
    /** Since when its latest reply needs review. */
    needsReviewSince: at("needs_review_since"),
    /** When a teammate opened it after the last reply. */
    readAt: at("read_at"),
    createdAt: at("created_at").notNull(),
    archivedAt: at("archived_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("threads_account").on(table.accountId, table.lastAt, table.id).where(sql`archived_at is null`),
    index("threads_class").on(table.accountId, table.replyClass, table.lastAt),
    index("threads_needs_review")
      .on(table.accountId, table.lastAt, table.id)
      .where(sql`needs_review_since is not null and archived_at is null`),
    index("threads_settled")
      .on(table.accountId, table.lastAt, table.id)
      .where(sql`needs_review_since is null and archived_at is null`),
    index("threads_address").on(sql`address collate nocase`),
    index("threads_lead").on(table.leadId).where(sql`lead_id is not null`),
    uniqueIndex("threads_person").on(
      table.accountId,
      sql`address collate nocase`,
      sql`case when campaign_id is null then 0 else campaign_id end`,
    ),
  ],
);

/** `accountId` is null for an email that could not be assigned to an account. */
export const inboundEmails = sqliteTable(
  "inbound_emails",
  {
    id: id(),
    accountId: integer("account_id").references(() => accounts.id),
    threadId: integer("thread_id"),
    outreachMessageId: integer("outreach_message_id"),
    matchedBy: text("matched_by", { enum: ["message-id", "in-reply-to", "references", "address"] }),
    kind: text("kind", { enum: ["reply", "auto-reply", "bounce", "delay", "complaint", "other"] }).notNull(),
    dedupeKey: text("dedupe_key").notNull().unique(),
    fromAddress: text("from_address").notNull(),
    fromName: text("from_name"),
    toAddress: text("to_address"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html"),
    messageId: text("message_id"),
    rawKey: text("raw_key"),
    /** Bytes. */
    size: integer("size").notNull(),
    attachments: text("attachments", { mode: "json" }).$type<
      { name: string; type: string; size: number }[]
    >(),
    /** From its calendar part (RFC 5546). */
    meeting: text("meeting", { mode: "json" }).$type<Meeting>(),
    replyClass: text("reply_class", { enum: REPLY_CLASSES }),
    classTerms: text("class_terms", { mode: "json" }).$type<
      { words: string; points: number; class: string }[]
    >(),
    score: integer("score"),
    /** Whether the evidence of its class is strong; null if not computed. */
    isSure: integer("is_sure", { mode: "boolean" }),
    bounceStatus: text("bounce_status"),
    bounceType: text("bounce_type", { enum: BOUNCE_TYPES }),
    smtpCode: text("smtp_code"),
    bounceRule: text("bounce_rule"),
    decision: text("decision", { enum: DECISIONS }),
    decidedAt: at("decided_at"),
    decidedBy: integer("decided_by"),
    decisionDay: text("decision_day"),
    /** The bounced email's recipient, and the response of the recipient's server. */
    aboutAddress: text("about_address"),
    smtpResponse: text("smtp_response"),
    receivedAt: at("received_at").notNull(),
    /** The account's webhook delivered it, which proves nothing about its sender. */
    isFromWebhook: integer("is_from_webhook", { mode: "boolean" }).notNull().default(false),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("inbound_emails_thread").on(table.threadId, table.id),
    index("inbound_emails_account").on(table.accountId, table.id),
    index("inbound_emails_bounces")
      .on(table.accountId, table.id)
      .where(sql`kind <> 'reply' or thread_id is null`),
    index("inbound_emails_bounces_kind")
      .on(table.accountId, table.kind, table.id)
      .where(sql`kind <> 'reply' or thread_id is null`),
    index("inbound_emails_bounce_type")
      .on(table.accountId, table.bounceType, table.id)
      .where(sql`bounce_type is not null`),
    index("inbound_emails_about_address")
      .on(sql`about_address collate nocase`)
      .where(sql`about_address is not null`),
    index("inbound_emails_from").on(sql`from_address collate nocase`),
    index("inbound_emails_classified")
      .on(table.accountId, table.receivedAt, table.isDemo, table.replyClass)
      .where(sql`reply_class is not null`),
    index("inbound_emails_raw").on(table.receivedAt).where(sql`raw_key is not null`),
  ],
);

export const pendingOpportunities = sqliteTable(
  "pending_opportunities",
  {
    inboundId: integer("inbound_id").primaryKey(),
    accountId: accountId(),
    queuedAt: at("queued_at").notNull(),
  },
  (table) => [
    index("pending_opportunities_queued").on(table.queuedAt),
    index("pending_opportunities_account").on(table.accountId),
  ],
);

/** Corrections of our classification: one row per email, the latest one. */
export const classificationCorrections = sqliteTable(
  "classification_corrections",
  {
    inboundId: integer("inbound_id").primaryKey(),
    accountId: accountId(),
    /** Class by the rules, and by the model if it was asked. */
    rulesClass: text("rules_class", { enum: REPLY_CLASSES }).notNull(),
    modelClass: text("model_class", { enum: REPLY_CLASSES }),
    correctedClass: text("corrected_class", { enum: REPLY_CLASSES }).notNull(),
    userId: integer("user_id"),
    receivedAt: at("received_at").notNull(),
    correctedAt: at("corrected_at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("classification_corrections_account").on(table.accountId, table.receivedAt),
    index("classification_corrections_received").on(table.receivedAt),
  ],
);

/** Replies sent to the model for classification, if one is configured. */
export const modelReviews = sqliteTable(
  "model_reviews",
  {
    inboundId: integer("inbound_id").primaryKey(),
    accountId: accountId(),
    /** Skipped: no text, no model at that time, or over the daily limit. */
    state: text("state", { enum: ["pending", "reviewed", "failed", "skipped"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    queuedAt: at("queued_at").notNull(),
    reviewedAt: at("reviewed_at"),
    model: text("model"),
    modelClass: text("model_class", { enum: REPLY_CLASSES }),
    /** Hash of the model's name and of the masked text it receives. */
    textHash: text("text_hash"),
  },
  (table) => [
    index("model_reviews_pending").on(table.queuedAt).where(sql`state = 'pending'`),
    index("model_reviews_text_hash").on(table.textHash).where(sql`model_class is not null`),
    index("model_reviews_account").on(table.accountId),
  ],
);

export const webhookEvents = sqliteTable(
  "webhook_events",
  {
    accountId: accountId(),
    eventId: text("event_id").notNull(),
    kind: text("kind").notNull(),
    receivedAt: at("received_at").notNull(),
    result: text("result").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.eventId] }),
    index("webhook_events_received").on(table.receivedAt),
  ],
);

/** The key is derived from the pepper, the account and `version`. */
export const webhookKeys = sqliteTable("webhook_keys", {
  accountId: accountId().primaryKey(),
  version: integer("version").notNull(),
  /** The account's version when the key was created: the key ends with any user who may have seen it. */
  teamVersion: integer("team_version").notNull().default(0),
  changedAt: at("changed_at").notNull(),
});
