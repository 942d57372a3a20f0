import { formatTime } from "~/core/format";
import { localDay, localTime } from "~/core/time/local-time";
import { midnightAt } from "~/core/time/since";
import { readerZone } from "~/core/time/time-zones";
import type { Mailbox } from "./lease-mailbox.server";
import type { SentToday } from "./mailbox-days.server";
import {
  campaignAllowance,
  dayLimit,
  gapOf,
  hourAllowance,
  hourOf,
  type Owner,
  WARMUP_DAILY_INCREASE,
} from "./policy";

const QUEUE_REASONS = {
  paused: "mailbox paused",
  unchecked: "mailbox not ready",
  unreachable: "last attempt failed",
  "daily-limit": "daily limit reached",
  "hourly-limit": "hourly limit reached",
  delay: "delay between emails",
  "campaign-paused": "campaign paused",
  window: "outside the sending window",
  retry: "mail server asked us to retry",
  scheduled: "follow-up scheduled",
  consent: "consent needed",
} as const;
export type QueueReason = keyof typeof QUEUE_REASONS;

/** When a queued email is sent. `at` is null until a user acts (`reason`). `isEstimate` if other emails precede it. */
export interface SendTime {
  at: Date | null;
  reason: QueueReason | null;
  isEstimate?: boolean;
}

export type SendingState = Pick<
  Mailbox,
  | "pausedAt"
  | "readyAt"
  | "unreachableAt"
  | "leaseUntil"
  | "dailyLimit"
  | "hourlyLimit"
  | "sentHour"
  | "sentInHour"
  | "gapSeconds"
  | "slowedUntil"
  | "warmupStartedAt"
  | "lastSentAt"
>;

const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000);
const nextHour = (now: Date) => new Date((hourOf(now) + 1) * 3_600_000);

function blockedUntil(mailbox: SendingState, now: Date): SendTime | null {
  if (mailbox.pausedAt) return { at: null, reason: "paused" };
  if (!mailbox.readyAt) return { at: null, reason: "unchecked" };
  if (mailbox.unreachableAt && mailbox.leaseUntil && mailbox.leaseUntil > now)
    return { at: mailbox.leaseUntil, reason: "unreachable" };
  return null;
}

/** The send time of a reply, single email or test, which campaigns' daily limit and delay don't affect. */
export function oneToOneSendTime(mailbox: SendingState, now: Date): SendTime {
  const blocked = blockedUntil(mailbox, now);
  if (blocked) return blocked;
  if (hourAllowance(mailbox, now).left === 0) return { at: nextHour(now), reason: "hourly-limit" };
  return { at: now, reason: null };
}

const DAY_MS = 86_400_000;

/** Start of a mailbox's day, `days` from now: midnight in the account's country. */
export function mailboxDayFrom(owner: Owner, now: Date, days: number): Date {
  const today = Date.parse(localDay(now, readerZone(owner)));
  return midnightAt(owner, new Date(today + days * DAY_MS).toISOString().slice(0, 10));
}

const MAX_DAYS = 1_000;

/** The sending day, counted from today, and the number of earlier emails on that day. */
function placeInDays(mailbox: SendingState, limitToday: number, leftToday: number, ahead: number) {
  const { warmupStartedAt, dailyLimit } = mailbox;
  let [days, rank, left] = [0, ahead, leftToday];
  while (rank >= left && days < MAX_DAYS) {
    rank -= left;
    days += 1;
    left = Math.min(dailyLimit, limitToday + (warmupStartedAt ? days * WARMUP_DAILY_INCREASE : 0));
  }
  return { days, rank };
}

/** The send time of a campaign email with `ahead` other emails due before it. */
export function campaignSendTime(
  mailbox: SendingState,
  { owner, sent, ahead, now }: { owner: Owner; sent: SentToday; ahead: number; now: Date },
): SendTime {
  const blocked = blockedUntil(mailbox, now);
  if (blocked) return blocked;
  const { lastSentAt } = mailbox;
  const gapSeconds = gapOf(mailbox, now);
  const hour = hourAllowance(mailbox, now);
  const pace = (rank: number) =>
    Math.max(rank * gapSeconds, Number.isFinite(hour.left) ? hoursFor(mailbox, rank) * 3_600 : 0);
  const limitToday = dayLimit(mailbox, owner, now);
  const left = Math.max(0, limitToday - sent.byCampaigns);
  const { days, rank } = placeInDays(mailbox, limitToday, left, ahead);
  const isEstimate = ahead > 0;
  if (days > 0)
    return { at: after(mailboxDayFrom(owner, now, days), pace(rank)), reason: "daily-limit", isEstimate };
  if (hour.left - hour.reserved <= 0)
    return { at: after(nextHour(now), pace(rank)), reason: "hourly-limit", isEstimate };
  const isDelayed = campaignAllowance(mailbox, owner, sent.byCampaigns, now) === 0;
  const start = isDelayed && lastSentAt ? after(lastSentAt, gapSeconds) : now;
  return { at: after(start, pace(rank)), reason: isDelayed || pace(rank) > 0 ? "delay" : null, isEstimate };
}

const hoursFor = ({ hourlyLimit }: SendingState, rank: number) =>
  hourlyLimit === null ? 0 : Math.floor(rank / Math.max(1, hourlyLimit - Math.floor(hourlyLimit / 5)));

/** "today 15:00 WAT", "tomorrow 08:00 WAT", "3 Dec 2026, 08:00 WAT": in the user's time zone. */
export function slotText(at: Date, owner: Owner, now: Date): string {
  const zone = readerZone(owner);
  const full = formatTime(at, zone);
  const days = Math.round((Date.parse(localDay(at, zone)) - Date.parse(localDay(now, zone))) / DAY_MS);
  const time = `${localTime(at, zone).slice(11)} ${full.slice(full.lastIndexOf(" ") + 1)}`;
  if (days === 0) return `today ${time}`;
  return days === 1 ? `tomorrow ${time}` : full;
}

/** "Queued until tomorrow 08:00 WAT, daily limit reached". Never shows a time in the past. */
export function queueText({ at, reason, isEstimate }: SendTime, owner: Owner, now: Date): string {
  if (!at) return `Queued: ${reason ? QUEUE_REASONS[reason] : "not scheduled yet"}`;
  if (at <= now) return "Queued: will be sent within a minute";
  const why = reason ? `, ${QUEUE_REASONS[reason]}` : "";
  return `Queued until ${isEstimate ? "about " : ""}${slotText(at, owner, now)}${why}`;
}
