import { formatDayAndMonth, formatNumber, plural } from "~/core/format";
import { localDay, localTime } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";
import {
  dayLimit,
  gapOf,
  type Owner,
  RESERVED_HOURLY_PART,
  WARMUP_DAILY_INCREASE,
} from "~/domains/mailboxes/policy";
import type { SendingState } from "~/domains/mailboxes/send-time";

export interface SendingWindowOfDay {
  /** Minutes after midnight. */
  windowStart: number;
  windowEnd: number;
  /** Bit 0 is Monday. */
  windowDays: number;
}

export interface ForecastInput {
  /** First emails that can be sent without asking for consent. */
  ready: number;
  needConsent: number;
  suppressed: number;
  /** Campaign emails of the mailbox that are due earlier. */
  ahead: number;
  mailbox: SendingState;
  sentToday: number;
  window: SendingWindowOfDay;
  owner: Owner;
  now: Date;
  /** When the campaign starts: now unless it is scheduled. */
  from: Date;
}

export interface StartForecast {
  /** First emails on the first sending day, and the date of that day. */
  first: number;
  firstDay: string;
  isToday: boolean;
  /** First emails that the limit moves to a later day. */
  later: number;
  needConsent: number;
  suppressed: number;
  /** "2026-12-03": the day on which the last first email is sent; null if there is none, or after more than three years. */
  doneOn: string | null;
  /** The daily limit on the first sending day. */
  limit: number;
  /** The daily limit at the end of the warm-up; null if it is constant. */
  limitLater: number | null;
}

const DAY_MS = 86_400_000;
const MAX_DAYS = 1_100;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

function openMinutes({ window, owner, from }: ForecastInput, day: string): number {
  const zone = readerZone(owner);
  if (day < localDay(from, zone) || !((window.windowDays >> weekdayOf(day)) & 1)) return 0;
  const [hours = 0, minutes = 0] = localTime(from, zone).slice(11).split(":").map(Number);
  const begins =
    day === localDay(from, zone) ? Math.max(window.windowStart, hours * 60 + minutes) : window.windowStart;
  return Math.max(0, window.windowEnd - begins);
}

/** The daily limit after `days` days, including the warm-up's increase. */
function limitIn({ mailbox, owner, now }: ForecastInput, days: number): number {
  const rise = mailbox.warmupStartedAt ? days * WARMUP_DAILY_INCREASE : 0;
  return Math.min(mailbox.dailyLimit, dayLimit(mailbox, owner, now) + rise);
}

/** Campaign emails possible per day, given the daily limit, the delay between emails and the hourly limit. */
function capacityOf(input: ForecastInput, day: string, days: number): number {
  const minutes = openMinutes(input, day);
  if (minutes === 0) return 0;
  const { hourlyLimit } = input.mailbox;
  const gapSeconds = days === 0 ? gapOf(input.mailbox, input.now) : input.mailbox.gapSeconds;
  const limit = limitIn(input, days);
  const byGap = gapSeconds > 0 ? Math.floor((minutes * 60) / gapSeconds) + 1 : limit;
  const byHour =
    hourlyLimit === null
      ? limit
      : Math.ceil(minutes / 60) * Math.max(1, hourlyLimit - Math.floor(hourlyLimit / RESERVED_HOURLY_PART));
  return Math.max(0, Math.min(limit - (days === 0 ? input.sentToday : 0), byGap, byHour));
}

/** Forecasts day by day in the time zone of the account's country. A recipient's time zone may move an email by some hours. */
export function forecastStart(input: ForecastInput): StartForecast {
  const { mailbox, owner, now, ready, needConsent, suppressed } = input;
  const today = localDay(now, readerZone(owner));
  let [ahead, left, first] = [input.ahead, ready, 0];
  let firstDay = today;
  let limit = limitIn(input, 0);
  let doneOn: string | null = null;
  for (let days = 0; days < MAX_DAYS && left > 0; days += 1) {
    const day = addDays(today, days);
    const capacity = capacityOf(input, day, days);
    const taken = Math.min(left, Math.max(0, capacity - ahead));
    ahead = Math.max(0, ahead - capacity);
    if (taken > 0 && first === 0) [first, firstDay, limit] = [taken, day, limitIn(input, days)];
    left -= taken;
    if (left === 0) doneOn = day;
  }
  return {
    first,
    firstDay,
    isToday: firstDay === today,
    later: ready - first,
    needConsent,
    suppressed,
    doneOn,
    limit,
    limitLater: mailbox.warmupStartedAt && limit < mailbox.dailyLimit ? mailbox.dailyLimit : null,
  };
}

const dayText = (day: string) => formatDayAndMonth(new Date(day));

/** "Starts with 18 emails today, 2 contacts need consent first, first emails done by 3 December at your limit of 10 per day." */
export function forecastText(forecast: StartForecast): string {
  const { first, firstDay, isToday, later, needConsent, suppressed, doneOn, limit, limitLater } = forecast;
  const rise = limitLater === null ? "" : `, rising to ${formatNumber(limitLater)}`;
  const parts = [
    first > 0
      ? `Starts with ${plural(first, "email")} ${isToday ? "today" : `on ${dayText(firstDay)}`}`
      : "No emails ready to send yet",
    ...(later > 0 ? [`${formatNumber(later)} on later days`] : []),
    ...(needConsent > 0 ? [`${plural(needConsent, "contact needs", "contacts need")} consent first`] : []),
    ...(suppressed > 0 ? [`${formatNumber(suppressed)} suppressed`] : []),
    ...(doneOn
      ? [`first emails sent by ${dayText(doneOn)} at your limit of ${formatNumber(limit)} per day${rise}`]
      : []),
  ];
  return `${parts.join(", ")}.`;
}
