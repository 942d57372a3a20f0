import { type SQL, sql } from "drizzle-orm";
import { toUnixSeconds } from "~/core/seconds";
import { isAccountActive } from "~/domains/identity/account-state";
import { wallSeconds } from "./mailbox-days.server";
import {
  hourOf,
  RESERVED_HOURLY_PART,
  SLOWED_FACTOR,
  WARMUP_DAILY_INCREASE,
  WARMUP_FIRST_DAY,
} from "./policy";

/** SQL conditions and values about mailboxes, for use in other domains' statements. `now` and `until` are Unix seconds. */
type Seconds = SQL | number;

export const isLeased = (mailboxId: SQL, now: Seconds): SQL =>
  sql`exists (select 1 from mailboxes b where b.id = ${mailboxId} and b.lease_until >= ${now})`;

export const isLeasedAndReady = (mailboxId: SQL, now: Seconds): SQL =>
  sql`exists (select 1 from mailboxes b where b.id = ${mailboxId} and b.paused_at is null and b.removed_at is null
    and b.ready_at is not null and b.lease_until >= ${now} and ${isAccountActive(sql`b.account_id`)})`;

/** The lease until `until` is still held, the mailbox is neither paused nor removed, and its account is active. */
export const isLeasedUntil = (mailboxId: SQL, until: Seconds, now: Seconds): SQL =>
  sql`exists (select 1 from mailboxes b where b.id = ${mailboxId} and b.paused_at is null
    and b.removed_at is null and b.lease_until = ${until} and b.lease_until >= ${now}
    and ${isAccountActive(sql`b.account_id`)})`;

export const isMailboxThere = (mailboxId: SQL): SQL =>
  sql`exists (select 1 from mailboxes b where b.id = ${mailboxId} and b.removed_at is null)`;

/** A demo mailbox delivers nothing. */
export const isDemoMailbox = (mailboxId: SQL | number | null): SQL =>
  sql`exists (select 1 from mailboxes b where b.id = ${mailboxId} and b.is_demo)`;

export const creatorOf = (mailboxId: SQL): SQL<number | null> =>
  sql`(select created_by from mailboxes b where b.id = ${mailboxId})`;

export const accountOfMailbox = (mailboxId: SQL): SQL<number | null> =>
  sql`(select account_id from mailboxes b where b.id = ${mailboxId})`;

const wallDay = (now: Date, at?: SQL) =>
  sql`cast(${wallSeconds(now, sql`b.account_id`, at)} as integer) / 86400`;

const isSlowed = (now: Date): SQL => sql`ifnull(b.slowed_until > ${toUnixSeconds(now)}, false)`;

const slowedLimit = (now: Date): SQL =>
  sql`iif(${isSlowed(now)}, (b.daily_limit + ${SLOWED_FACTOR - 1}) / ${SLOWED_FACTOR}, b.daily_limit)`;

/** `gapOf` in SQL, for a mailbox `b`: seconds between emails. */
export const gapSecondsOf = (now: Date): SQL =>
  sql`(b.gap_seconds * iif(${isSlowed(now)}, ${SLOWED_FACTOR}, 1))`;

/** `dayLimit` in SQL, for a mailbox `b`. */
export const dayLimitOf = (now: Date): SQL =>
  sql`case when b.warmup_started_at is null then ${slowedLimit(now)} else min(${slowedLimit(now)},
    ${WARMUP_FIRST_DAY} + ${WARMUP_DAILY_INCREASE} * max(0, ${wallDay(now)} - ${wallDay(now, sql`b.warmup_started_at`)})) end`;

/** `hourAllowance` in SQL, for a mailbox `b`: whether one more email fits in this hour. */
export const isWithinHour = (now: Date, isOneToOne: boolean): SQL =>
  sql`(b.hourly_limit is null or b.sent_hour is not ${hourOf(now)} or b.sent_in_hour < b.hourly_limit
    ${isOneToOne ? sql`` : sql`- b.hourly_limit / ${RESERVED_HOURLY_PART}`})`;
