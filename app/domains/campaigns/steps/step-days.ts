import { plural } from "~/core/format";
import { MAX_DELAY_HOURS } from "../campaign-policy";

/** "3 days", "12 hours", "1 day 12 hours". */
export function waitText(hours: number): string {
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  const parts = [days > 0 ? plural(days, "day") : "", rest > 0 ? plural(rest, "hour") : ""];
  return parts.filter(Boolean).join(" ") || "Same day";
}

/** Hours since the first email: "Day 3", "Day 1, hour 12". */
const dayText = (hours: number) =>
  `Day ${Math.floor(hours / 24)}${hours % 24 === 0 ? "" : `, hour ${hours % 24}`}`;

const OFFERED_DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42, 60, 90];

/** Delays to choose from, by their hours, including the saved one. */
export function waitOptions(saved: unknown) {
  const hours = Number(saved);
  const isWait = saved !== "" && Number.isInteger(hours) && hours >= 0 && hours <= MAX_DELAY_HOURS;
  const all = new Set([...OFFERED_DAYS.map((days) => days * 24), ...(isWait ? [hours] : [])]);
  return [...all].sort((a, b) => a - b).map((value) => ({ value: String(value), label: waitText(value) }));
}

/** The day of each step, from "Day 0", by its delay in hours after the previous step. */
export function stepDays(delays: readonly unknown[]): string[] {
  let hours = 0;
  return delays.map((delay, index) => {
    hours += index === 0 ? 0 : Number(delay) || 0;
    return dayText(hours);
  });
}
