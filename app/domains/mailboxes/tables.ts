import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
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
    /** Stands in every mail: the law of many countries asks for it. */
    postalAddress: text("postal_address").notNull(),
    host: text("host"),
    port: integer("port"),
    security: text("security", { enum: ["tls", "starttls", "none"] }),
    username: text("username"),
    passwordSealed: text("password_sealed"),
    dkimSelector: text("dkim_selector"),
    dailyLimit: integer("daily_limit").notNull().default(DEFAULT_DAILY_LIMIT),
    gapSeconds: integer("gap_seconds").notNull().default(DEFAULT_GAP_SECONDS),
    /** The first day of the ramp, UTC; null: no ramp. */
    rampStartedAt: at("ramp_started_at"),
    dns: text("dns", { mode: "json" }).$type<{ spf: DnsFinding; dkim: DnsFinding; dmarc: DnsFinding }>(),
    dnsCheckedAt: at("dns_checked_at"),
    /** When SPF, DKIM and DMARC were all fine for the first time: nothing is sent before. */
    readyAt: at("ready_at"),
    pausedAt: at("paused_at"),
    /** Why it is paused; its words: `pause-reasons`. */
    pauseReasonCode: text("pause_reason_code").$type<PauseReason>(),
    pauseReason: text("pause_reason"),
    /** Where its rates paused it: how many came back or were reported, of how many sent. */
    pauseCount: integer("pause_count"),
    pauseSent: integer("pause_sent"),
    /** Since when its mail server could not be reached, and what was the matter last; null: it could. */
    unreachableAt: at("unreachable_at"),
    unreachableReason: text("unreachable_reason"),
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
