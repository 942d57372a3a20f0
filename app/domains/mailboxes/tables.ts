import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import type { InboxErrorCode } from "./inboxes/inbox-errors";
import type { OauthKey } from "./oauth/oauth-keys";
import type { PauseReason } from "./pause-reasons";
import { DEFAULT_DAILY_LIMIT, DEFAULT_GAP_SECONDS } from "./policy";

export interface DnsFinding {
  isFine: boolean;
  name: string;
  found: string[];
  wanted: string;
  reason: string | null;
}

export const mailboxes = sqliteTable(
  "mailboxes",
  {
    id: id(),
    accountId: accountId(),
    createdBy: integer("created_by").notNull(),
    kind: text("kind", { enum: ["platform", "smtp"] }).notNull(),
    fromAddress: text("from_address").notNull(),
    fromName: text("from_name").notNull(),
    /** Included in every email, as the law of many countries requires. */
    postalAddress: text("postal_address").notNull(),
    host: text("host"),
    port: integer("port"),
    security: text("security", { enum: ["tls", "starttls", "none"] }),
    username: text("username"),
    encryptedPassword: text("encrypted_password"),
    dkimSelector: text("dkim_selector"),
    dailyLimit: integer("daily_limit").notNull().default(DEFAULT_DAILY_LIMIT),
    gapSeconds: integer("gap_seconds").notNull().default(DEFAULT_GAP_SECONDS),
    /** Maximum emails of any kind per clock hour, UTC; null: no hourly limit. */
    hourlyLimit: integer("hourly_limit"),
    /** The last hour with an email, in hours since 1970, and its number of emails. Counted only with an hourly limit. */
    sentHour: integer("sent_hour"),
    sentInHour: integer("sent_in_hour").notNull().default(0),
    /** Half speed until then: a provider limited its rate. */
    slowedUntil: at("slowed_until"),
    /** The first day of the warm-up, UTC; null: no warm-up. */
    warmupStartedAt: at("warmup_started_at"),
    dns: text("dns", { mode: "json" }).$type<{ spf: DnsFinding; dkim: DnsFinding; dmarc: DnsFinding }>(),
    dnsCheckedAt: at("dns_checked_at"),
    /** When SPF, DKIM and DMARC first passed together: nothing is sent before. */
    readyAt: at("ready_at"),
    pausedAt: at("paused_at"),
    /** Why it is paused; the texts are in `pause-reasons`. */
    pauseReasonCode: text("pause_reason_code").$type<PauseReason>(),
    pauseReason: text("pause_reason"),
    /** If its rates paused it: the number of bounces or complaints, and of sent emails. */
    pauseCount: integer("pause_count"),
    pauseSent: integer("pause_sent"),
    /** Since when its mail server is unreachable, and the last error; null if it is reachable. */
    unreachableAt: at("unreachable_at"),
    unreachableReason: text("unreachable_reason"),
    lastSentAt: at("last_sent_at"),
    /** The first day that counts for the rates that can pause it. */
    countedFrom: text("counted_from"),
    /** Until then, a job has leased it. */
    leaseUntil: at("lease_until"),
    createdAt: at("created_at").notNull(),
    removedAt: at("removed_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("mailboxes_all").on(table.accountId),
    index("mailboxes_account").on(table.accountId, table.id).where(sql`removed_at is null`),
    index("mailboxes_address").on(sql`from_address collate nocase`),
  ],
);

export const mailboxDailyStats = sqliteTable(
  "mailbox_daily_stats",
  {
    mailboxId: integer("mailbox_id").notNull(),
    day: text("day").notNull(),
    /** Excludes tests. */
    sent: integer("sent").notNull().default(0),
    /** The part of `sent` that is replies and single emails, which don't count towards the campaigns' daily limit. */
    sentOneToOne: integer("sent_one_to_one").notNull().default(0),
    /** Used parts of the day's allowances, claimed when the email is queued. */
    oneToOneClaimed: integer("one_to_one_claimed").notNull().default(0),
    testsClaimed: integer("tests_claimed").notNull().default(0),
    bounces: integer("bounces").notNull().default(0),
    complaints: integer("complaints").notNull().default(0),
    blocked: integer("blocked").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.mailboxId, table.day] }),
    index("mailbox_daily_stats_day").on(sql`unixepoch(day)`),
  ],
);

/** A mailbox's inbox and its sync position. The row exists only while the inbox is connected. */
export const inboxes = sqliteTable(
  "inboxes",
  {
    mailboxId: integer("mailbox_id").primaryKey(),
    accountId: accountId(),
    host: text("host").notNull(),
    port: integer("port").notNull(),
    security: text("security", { enum: ["tls", "starttls", "none"] }).notNull(),
    username: text("username").notNull(),
    encryptedPassword: text("encrypted_password"),
    /** RFC 3501: UIDVALIDITY and the first unread UID; null before the first sync. */
    uidValidity: integer("uid_validity"),
    uidNext: integer("uid_next"),
    /** When the server renumbered the emails: those that arrived between two syncs may be lost. */
    renumberedAt: at("renumbered_at"),
    /** For repeated failures: the failing email, or the first of a failing batch of headers, and that email's own failures. */
    stuckUid: integer("stuck_uid"),
    stuckAttempts: integer("stuck_attempts").notNull().default(0),
    /** When an unreadable email was skipped. */
    skippedAt: at("skipped_at"),
    nextPollAt: at("next_poll_at").notNull(),
    polledAt: at("polled_at"),
    /** Until then, a job has leased it. */
    leaseUntil: at("lease_until"),
    leaseId: text("lease_id"),
    /** Consecutive failed syncs, and the last error. */
    failures: integer("failures").notNull().default(0),
    lastError: text("last_error").$type<InboxErrorCode>(),
    serverMessage: text("server_message"),
    failingSince: at("failing_since"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("inboxes_due").on(table.nextPollAt), index("inboxes_account").on(table.accountId)],
);

/** A provider's OAuth 2 grant instead of a password, valid for its two servers only. */
export const oauthTokens = sqliteTable(
  "oauth_tokens",
  {
    mailboxId: integer("mailbox_id").primaryKey(),
    accountId: accountId(),
    provider: text("provider").$type<OauthKey>().notNull(),
    smtpHost: text("smtp_host").notNull(),
    imapHost: text("imap_host").notNull(),
    encryptedAccess: text("encrypted_access").notNull(),
    encryptedRefresh: text("encrypted_refresh").notNull(),
    expiresAt: at("expires_at").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("oauth_tokens_account").on(table.accountId)],
);
