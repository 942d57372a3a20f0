import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accounts } from "~/domains/identity/tables";

export { type Letterhead, letterheads, singleMails } from "./words-tables";

const at = (name: string) => integer(name, { mode: "timestamp" });
const id = () => integer("id").primaryKey({ autoIncrement: true });
const accountId = () =>
  integer("account_id")
    .notNull()
    .references(() => accounts.id);
export const MESSAGE_STATES = [
  "waiting",
  "claimed",
  "sending",
  "sent",
  "failed",
  "skipped",
  "stopped",
  "unknown",
] as const;

/** What a DNS look-up of one record found. */
export interface DnsFinding {
  isFine: boolean;
  name: string;
  found: string[];
  /** The record to copy. */
  wanted: string;
  reason: string | null;
}

/** An address a business sends from: its own SMTP account, or the platform's. */
export const mailboxes = sqliteTable(
  "mailboxes",
  {
    id: id(),
    accountId: accountId(),
    createdBy: integer("created_by").notNull(),
    kind: text("kind", { enum: ["platform", "smtp"] }).notNull(),
    fromAddress: text("from_address").notNull(),
    fromName: text("from_name").notNull(),
    /** Stands in every mail: the law of many countries asks for it. */
    postalAddress: text("postal_address").notNull(),
    host: text("host"),
    port: integer("port"),
    security: text("security", { enum: ["tls", "starttls", "none"] }),
    username: text("username"),
    passwordSealed: text("password_sealed"),
    dkimSelector: text("dkim_selector"),
    dailyLimit: integer("daily_limit").notNull().default(50),
    gapSeconds: integer("gap_seconds").notNull().default(600),
    /** The first day of the ramp, UTC; null: no ramp. */
    rampStartedAt: at("ramp_started_at"),
    dns: text("dns", { mode: "json" }).$type<{ spf: DnsFinding; dkim: DnsFinding; dmarc: DnsFinding }>(),
    dnsCheckedAt: at("dns_checked_at"),
    /** When SPF, DKIM and DMARC were all fine for the first time: nothing is sent before. */
    readyAt: at("ready_at"),
    pausedAt: at("paused_at"),
    pauseReason: text("pause_reason"),
    lastSentAt: at("last_sent_at"),
    /** The first day that counts for the rates that pause it. */
    countedFrom: text("counted_from"),
    /** A job works on it until then. */
    leaseUntil: at("lease_until"),
    createdAt: at("created_at").notNull(),
    removedAt: at("removed_at"),
  },
  (table) => [
    index("mailboxes_account").on(table.accountId, table.id).where(sql`removed_at is null`),
    index("mailboxes_address").on(sql`from_address collate nocase`),
  ],
);

/** What a mailbox did on a day, UTC ("2026-11-21"). */
export const mailboxDays = sqliteTable(
  "mailbox_days",
  {
    mailboxId: integer("mailbox_id").notNull(),
    day: text("day").notNull(),
    sent: integer("sent").notNull().default(0),
    bounces: integer("bounces").notNull().default(0),
    complaints: integer("complaints").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.mailboxId, table.day] }),
    index("mailbox_days_day").on(sql`unixepoch(day)`),
  ],
);

/** The outbox: one row a campaign, step and lead; single mails have no campaign. */
export const messages = sqliteTable(
  "outreach_messages",
  {
    id: id(),
    accountId: accountId(),
    campaignId: integer("campaign_id"),
    /** The step; 0 for a single mail. */
    position: integer("position").notNull(),
    leadId: integer("lead_id"),
    mailboxId: integer("mailbox_id").notNull(),
    toAddress: text("to_address").notNull(),
    toName: text("to_name"),
    /** ISO 3166 of the reader; whose law decides. */
    country: text("country"),
    /** Which subject; null where nothing is tested. */
    variant: text("variant", { enum: ["a", "b"] }),
    state: text("state", { enum: MESSAGE_STATES }).notNull(),
    /** Why it failed, was skipped or stopped, in words. */
    reason: text("reason"),
    /** The key of the country rule that let it go. */
    rule: text("rule"),
    dueAt: at("due_at").notNull(),
    claimedAt: at("claimed_at"),
    /** Which job holds it. */
    claim: text("claim"),
    tries: integer("tries").notNull().default(0),
    /** With angle brackets; follows from the row, the same at every try. Null until it is claimed. */
    messageId: text("message_id"),
    /** What the variables were when it was sent: with the step they say what it said. */
    values: text("values", { mode: "json" }).$type<Record<string, string>>(),
    sentAt: at("sent_at"),
    respondedAt: at("responded_at"),
    bouncedAt: at("bounced_at"),
    complainedAt: at("complained_at"),
    unsubscribedAt: at("unsubscribed_at"),
    clickedAt: at("clicked_at"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("outreach_messages_once")
      .on(table.campaignId, table.position, table.leadId)
      .where(sql`campaign_id is not null`),
    index("outreach_messages_due").on(table.mailboxId, table.dueAt).where(sql`state = 'waiting'`),
    index("outreach_messages_held").on(table.claimedAt).where(sql`state in ('claimed', 'sending')`),
    index("outreach_messages_campaign").on(table.campaignId, table.state, table.id),
    index("outreach_messages_unknown").on(table.mailboxId, table.id).where(sql`state = 'unknown'`),
    index("outreach_messages_responded").on(table.campaignId, table.id).where(sql`responded_at is not null`),
    index("outreach_messages_message_id").on(table.messageId).where(sql`message_id is not null`),
    index("outreach_messages_address").on(sql`to_address collate nocase`, table.accountId),
    index("outreach_messages_lead").on(table.leadId).where(sql`lead_id is not null`),
  ],
);
