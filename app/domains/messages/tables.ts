import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import type { MessageReason } from "./message-reasons";

export const MESSAGE_STATES = [
  "waiting",
  "claimed",
  "sending",
  "sent",
  "failed",
  "skipped",
  "stopped",
  "unconfirmed",
] as const;

export const messages = sqliteTable(
  "outreach_messages",
  {
    id: id(),
    accountId: accountId(),
    campaignId: integer("campaign_id"),
    position: integer("position").notNull(),
    leadId: integer("lead_id"),
    /** The contact from the campaign's audience; null if the email is to a lead's own contact. */
    contactId: integer("contact_id"),
    mailboxId: integer("mailbox_id").notNull(),
    toAddress: text("to_address").notNull(),
    toName: text("to_name"),
    country: text("country"),
    variant: text("variant", { enum: ["a", "b"] }),
    state: text("state", { enum: MESSAGE_STATES }).notNull(),
    /** Reason for the state; `message-reasons` has the texts. */
    reasonCode: text("reason_code").$type<MessageReason>(),
    /** The mail server's response, if no reason code applies. */
    reason: text("reason"),
    rule: text("rule"),
    /**
     * A reply, single email or test: sent before campaign emails, with its own daily allowance. False for copies of
     * campaign emails.
     */
    isOneToOne: integer("is_one_to_one", { mode: "boolean" }).notNull().default(false),
    /** When the recipient wrote the message that this replies to: an older opt-out does not stop it. */
    askedAt: at("asked_at"),
    dueAt: at("due_at").notNull(),
    heldAt: at("held_at"),
    claimedAt: at("claimed_at"),
    claim: text("claim"),
    attempts: integer("attempts").notNull().default(0),
    /** With angle brackets. Derived from the row, so every attempt has the same one. Null until the message is claimed. */
    messageId: text("message_id"),
    /** The id assigned by a relay that rewrites the Message-ID, from its response to the end of DATA. */
    relayId: text("relay_id"),
    senderSnapshotId: integer("sender_snapshot_id"),
    addressSource: text("address_source"),
    /** ISO 639-1 code of the sent translation; null for the step's own text. */
    language: text("language"),
    /** The merge field values at sending time; with the step, they reproduce the text. */
    values: text("values", { mode: "json" }).$type<Record<string, string>>(),
    sentAt: at("sent_at"),
    respondedAt: at("responded_at"),
    bouncedAt: at("bounced_at"),
    /** When the recipient's server blocked the message, and when the address reached the soft-bounce limit. */
    blockedAt: at("blocked_at"),
    softBounceLimitAt: at("soft_bounce_limit_at"),
    complainedAt: at("complained_at"),
    unsubscribedAt: at("unsubscribed_at"),
    clickedAt: at("clicked_at"),
    erasedAt: at("erased_at"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("outreach_messages_once")
      .on(table.campaignId, table.position, table.leadId)
      .where(sql`campaign_id is not null`),
    uniqueIndex("outreach_messages_once_contact")
      .on(table.campaignId, table.position, table.contactId)
      .where(sql`contact_id is not null`),
    index("outreach_messages_due")
      .on(table.mailboxId, table.dueAt)
      .where(sql`state = 'waiting' and held_at is null`),
    index("outreach_messages_one_to_one")
      .on(table.mailboxId, table.dueAt)
      .where(sql`state = 'waiting' and held_at is null and is_one_to_one = 1`),
    index("outreach_messages_paused")
      .on(table.mailboxId)
      .where(sql`state = 'waiting' and held_at is not null`),
    index("outreach_messages_held").on(table.claimedAt).where(sql`state in ('claimed', 'sending')`),
    index("outreach_messages_campaign").on(table.campaignId, table.state, table.id),
    index("outreach_messages_unconfirmed").on(table.mailboxId, table.id).where(sql`state = 'unconfirmed'`),
    index("outreach_messages_responded").on(table.campaignId, table.id).where(sql`responded_at is not null`),
    index("outreach_messages_message_id").on(table.messageId).where(sql`message_id is not null`),
    index("outreach_messages_relay_id").on(table.relayId).where(sql`relay_id is not null`),
    index("outreach_messages_address").on(sql`to_address collate nocase`, table.accountId),
    index("outreach_messages_sent")
      .on(table.accountId, table.sentAt)
      .where(sql`sent_at is not null and rule is not 'test'`),
    index("outreach_messages_consent")
      .on(table.accountId, table.campaignId, table.id)
      .where(sql`state = 'waiting' and reason_code = 'consent_unconfirmed'`),
    index("outreach_messages_lead").on(table.leadId).where(sql`lead_id is not null`),
  ],
);

export const oneOffEmails = sqliteTable(
  "one_off_emails",
  {
    messageId: integer("message_id").primaryKey(),
    accountId: accountId(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    headers: text("headers", { mode: "json" }).$type<Record<string, string>>().notNull(),
    fileId: integer("file_id"),
    copyOf: integer("copy_of"),
    language: text("language"),
    source: text("source"),
  },
  (table) => [
    index("one_off_emails_file").on(table.fileId).where(sql`file_id is not null`),
    index("one_off_emails_copy_of").on(table.copyOf).where(sql`copy_of is not null`),
  ],
);

/** Text that exceeded the daily allowance, stored for its author until it is sent. */
export const emailDrafts = sqliteTable(
  "email_drafts",
  {
    id: id(),
    accountId: accountId(),
    userId: integer("user_id").notNull(),
    mailboxId: integer("mailbox_id").notNull(),
    /** "thread:12" or "contact:5"; one draft per user and record. */
    record: text("record").notNull(),
    toAddress: text("to_address").notNull(),
    subject: text("subject"),
    text: text("text").notNull(),
    sendableAt: at("sendable_at").notNull(),
    updatedAt: at("updated_at").notNull(),
    /** Set when the draft is discarded; cleared by an undo or a newer text. */
    discardedAt: at("discarded_at"),
  },
  (table) => [
    uniqueIndex("email_drafts_record").on(table.userId, table.record),
    index("email_drafts_account").on(table.accountId),
    index("email_drafts_address").on(sql`to_address collate nocase`),
    index("email_drafts_sendable").on(table.sendableAt),
  ],
);

export interface SenderSnapshot {
  signature: string;
  fromName: string;
  fromAddress: string;
  postalAddress: string;
  language: string;
}

export const senderSnapshots = sqliteTable(
  "sender_snapshots",
  {
    id: id(),
    accountId: accountId(),
    userId: integer("user_id").notNull(),
    hash: text("hash").notNull(),
    content: text("content", { mode: "json" }).$type<SenderSnapshot>().notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("sender_snapshots_once").on(table.accountId, table.hash),
    index("sender_snapshots_user").on(table.userId),
  ],
);
