import { m } from "~/messages/messages";
import { DAY_MS } from "./seconds";

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 2 });
const exactUsd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const wholeUsd = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const number = new Intl.NumberFormat("en-US");

const dayOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

const DAY_AND_MONTH = { day: "numeric", month: "long" } as const;
const DAY = { day: "numeric", month: "short", year: "numeric" } as const;
const MINUTE = { ...DAY, hour: "2-digit", minute: "2-digit", timeZoneName: "shortOffset" } as const;

const days = new Map<string, Intl.DateTimeFormat>();
const minutes = new Map<string, Intl.DateTimeFormat>();
const daysAndMonths = new Map<string, Intl.DateTimeFormat>();

/** Caches one formatter per zone: creating one costs more than using it a hundred times. Zones come from a fixed table. */
function formatIn(
  formats: Map<string, Intl.DateTimeFormat>,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
) {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
  formats.set(timeZone, format);
  return format;
}

/** US cents as USD; cents are left out when they are zero. */
export const formatUsd = (cents: number) => (cents % 100 === 0 ? wholeUsd : usd).format(cents / 100);
/** Formats a column of amounts in US cents: if one has cents, all show them, so that the decimal points align. */
export const usdColumn = (amounts: readonly number[]) =>
  amounts.some((cents) => cents % 100 !== 0) ? (cents: number) => exactUsd.format(cents / 100) : formatUsd;
/** "+3 vs the previous 30 days". */
export function changeText(count: number, { before, text }: { before: number; text: string }): string {
  if (count === before) return `same as ${text}`;
  return `${count > before ? "+" : "−"}${formatNumber(Math.abs(count - before))} vs ${text}`;
}
export const formatNumber = (value: number) => number.format(value);
/** "24 Oct", for the axis of a chart of days. */
export const formatDayOfYear = (date: Date) => dayOfYear.format(date);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The date in that zone. Omits the year if it is the current one or the date is at most 180 days ahead: "24 Oct", "24
 * Oct 2025".
 */
export function formatShortDate(date: Date, now: Date, zone = "UTC"): string {
  const [day, today] = [formatDate(date, zone), formatDate(now, zone)];
  const ahead = date.getTime() - now.getTime();
  const isNear = day.slice(-4) === today.slice(-4) || (ahead > 0 && ahead < 180 * DAY_MS);
  return isNear ? day.slice(0, -5) : day;
}

/** "5 min ago", "2 h ago", "3 days ago"; the date from a week on and for future times. */
export function formatAgo(date: Date, now: Date, zone: string): string {
  const ms = now.getTime() - date.getTime();
  if (ms < 0 || ms >= 7 * DAY_MS) return formatShortDate(date, now, zone);
  if (ms < MINUTE_MS) return m.agents_format_just_now();
  if (ms < HOUR_MS) return m.agents_format_min_ago({ count: Math.floor(ms / MINUTE_MS) });
  if (ms < DAY_MS) return m.agents_format_h_ago({ count: Math.floor(ms / HOUR_MS) });
  return m.agents_format_days_ago({ count: Math.floor(ms / DAY_MS) });
}

/** A time as shown in a list, and the full time for its tooltip. */
export const agoView = (date: Date, now: Date, zone: string) => ({
  ago: formatAgo(date, now, zone),
  time: formatTime(date, zone),
});
export type AgoView = ReturnType<typeof agoView>;

/** The date in that zone. */
export const formatDate = (date: Date, zone = "UTC") => formatIn(days, zone, DAY).format(date);
/** "4 December", for dates in the coming weeks. */
export const formatDayAndMonth = (date: Date, zone = "UTC") =>
  formatIn(daysAndMonths, zone, DAY_AND_MONTH).format(date);

const AFRICAN_ZONES: Record<string, string> = { "GMT+1": "WAT", "GMT+2": "CAT", "GMT+3": "EAT" };
const SOUTHERN = new Set(["Africa/Johannesburg", "Africa/Maseru", "Africa/Mbabane"]);
const NORTHERN = new Set([
  "Africa/Cairo",
  "Africa/Tripoli",
  "Africa/Algiers",
  "Africa/Tunis",
  "Africa/Casablanca",
]);

function zoneName(zone: string, offset: string): string {
  if (offset === "GMT+0") return zone === "UTC" ? "UTC" : "GMT";
  if (SOUTHERN.has(zone)) return "SAST";
  return (zone.startsWith("Africa/") && !NORTHERN.has(zone) && AFRICAN_ZONES[offset]) || offset;
}

/** Date and time in that zone with the zone's name, or its offset if it has no common name: "21 Nov 2026, 12:00 EAT". */
export const formatTime = (date: Date, zone: string) =>
  formatIn(minutes, zone, MINUTE)
    .format(date)
    .replace(/GMT\S*$/, (offset) => zoneName(zone, offset));

/** "1 lead", "25 leads". */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** A total that may be a lower bound: "1,204" or "300+". */
export const formatTotal = (total: { count: number; isExact: boolean }) =>
  `${formatNumber(total.count)}${total.isExact ? "" : "+"}`;

/** "1 MB", "500 kB": decimal units (1 kB is 1,000 bytes), as file sizes are usually shown. */
export const formatBytes = (bytes: number) =>
  bytes >= 1_000_000
    ? `${number.format(Math.round(bytes / 100_000) / 10)} MB`
    : `${Math.ceil(bytes / 1000)} kB`;
