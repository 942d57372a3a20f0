import { daysBetween } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";

export type Owner = Parameters<typeof readerZone>[0];

/** Mail submission ports; no other port of a third-party network may be probed. */
export const SUBMISSION_PORTS: readonly number[] = [465, 587, 2525];
export const PORT_WORDS = "465, 587 or 2525";

export const CHUNK = 100;
export const SMTP_CONCURRENCY = 5;
/** Seconds without lease renewal after which a job counts as dead: longer than one email may take. */
export const LEASE_SECONDS = 150;
/** Milliseconds after which a job leaves the rest to the next job. */
export const MAX_DURATION_MS = 300_000;

export const DEFAULT_DAILY_LIMIT = 50;
export const DEFAULT_GAP_SECONDS = 600;
export const MAX_DAILY_LIMIT = 10_000;
export const WARMUP_FIRST_DAY = 10;
export const WARMUP_DAILY_INCREASE = 5;

export const JUDGED_FROM = 50;
export const MAX_BOUNCE_RATE = 0.05;
export const MAX_COMPLAINT_RATE = 0.001;
/** Minimum number of complaints: a single one, which a recipient can forge, pauses nothing. */
const MIN_COMPLAINTS = 2;

export const BLOCKED_FROM = 5;
export const MAX_BLOCKED_RATE = 0.05;
export const BLOCKED_DAYS = 2;

type Rate = "bounces" | "complaints" | "blocked";

interface Rates extends Record<"sent" | Rate, number> {
  sentLately: number;
}

export const RATE_LIMITS: Record<Rate, { maxRate: number; minSent: number; minCount: number }> = {
  bounces: { maxRate: MAX_BOUNCE_RATE, minSent: JUDGED_FROM, minCount: 0 },
  complaints: { maxRate: MAX_COMPLAINT_RATE, minSent: JUDGED_FROM, minCount: MIN_COMPLAINTS },
  blocked: { maxRate: MAX_BLOCKED_RATE, minSent: 0, minCount: BLOCKED_FROM },
};

export const isOverLimits = (rates: Rates) =>
  (Object.keys(RATE_LIMITS) as Rate[]).some((rate) => {
    const { maxRate, minSent, minCount } = RATE_LIMITS[rate];
    const sent = rate === "blocked" ? rates.sentLately : rates.sent;
    return sent >= minSent && rates[rate] >= minCount && rates[rate] >= sent * maxRate;
  });

/** Seconds until a message with a temporary error (4xx) is retried, by number of attempts. */
const RETRY_DELAYS = [0, 300, 900, 3_600, 14_400] as const;
export const MAX_TRIES = RETRY_DELAYS.length;
export const retryDelay = (tries: number) => RETRY_DELAYS[Math.min(tries, MAX_TRIES - 1)] ?? 300;

/** Seconds until a mailbox with an unreachable server is retried: longer after repeated failures. */
export const backoff = (isAgain: boolean) => (isAgain ? 900 : 120);

interface Limits {
  dailyLimit: number;
  hourlyLimit: number | null;
  sentHour: number | null;
  sentInHour: number;
  gapSeconds: number;
  slowedUntil: Date | null;
  warmupStartedAt: Date | null;
  lastSentAt: Date | null;
}

/** How long a mailbox sends at a reduced rate after a provider limited it, and the factor. */
export const SLOWED_SECONDS = 86_400;
export const SLOWED_FACTOR = 2;

export const isSlowed = ({ slowedUntil }: Pick<Limits, "slowedUntil">, now: Date) =>
  slowedUntil !== null && slowedUntil > now;

/** Seconds between emails at `now`. */
export const gapOf = (mailbox: Pick<Limits, "gapSeconds" | "slowedUntil">, now: Date) =>
  isSlowed(mailbox, now) ? mailbox.gapSeconds * SLOWED_FACTOR : mailbox.gapSeconds;

/** The mailbox's sending limit for the day of `now` in the account's time zone; in SQL `dayLimitOf`. */
export function dayLimit(
  mailbox: Pick<Limits, "dailyLimit" | "warmupStartedAt" | "slowedUntil">,
  owner: Owner,
  now: Date,
): number {
  const { dailyLimit, warmupStartedAt } = mailbox;
  const most = isSlowed(mailbox, now) ? Math.ceil(dailyLimit / SLOWED_FACTOR) : dailyLimit;
  if (!warmupStartedAt) return most;
  const days = daysBetween(warmupStartedAt, now, readerZone(owner));
  return Math.min(most, WARMUP_FIRST_DAY + WARMUP_DAILY_INCREASE * Math.max(0, days));
}

export const MAX_HOURLY_LIMIT = 10_000;
export const hourOf = (at: Date): number => Math.floor(at.getTime() / 3_600_000);

/** One fifth of an hourly limit is reserved for replies and single emails; in SQL `isWithinHour`. */
export const RESERVED_HOURLY_PART = 5;

/** The number of emails a mailbox may send in the rest of this hour, and how many are reserved. */
export function hourAllowance(
  { hourlyLimit, sentHour, sentInHour }: Pick<Limits, "hourlyLimit" | "sentHour" | "sentInHour">,
  now: Date,
): { left: number; reserved: number } {
  if (hourlyLimit === null) return { left: Number.POSITIVE_INFINITY, reserved: 0 };
  const sent = sentHour === hourOf(now) ? sentInHour : 0;
  return {
    left: Math.max(0, hourlyLimit - sent),
    reserved: Math.floor(hourlyLimit / RESERVED_HOURLY_PART),
  };
}

/** Number of campaign emails that may be sent now: limited by the day, and by the delay since the last email of any kind. */
export function campaignAllowance(mailbox: Limits, owner: Owner, sentByCampaigns: number, now: Date): number {
  const left = Math.max(0, dayLimit(mailbox, owner, now) - sentByCampaigns);
  const { lastSentAt } = mailbox;
  const gap = gapOf(mailbox, now);
  if (gap === 0) return left;
  if (lastSentAt && now.getTime() - lastSentAt.getTime() < gap * 1_000) return 0;
  return Math.min(left, Math.max(1, Math.floor(60 / gap)));
}

/** Submission ports: RFC 8314 for implicit TLS, RFC 6409 for the rest. */
export const usualPort = (security: string): number => (security === "tls" ? 465 : 587);
