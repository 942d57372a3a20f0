import { plural } from "~/core/format";
import { MAX_DELAY_HOURS } from "../campaign-policy";

/** "3 days"; "36 hours" unless it is whole days. */
export const waitText = (hours: number) =>
  hours === 0 ? "Same day" : hours % 24 === 0 ? plural(hours / 24, "day") : plural(hours, "hour");

const OFFERED_DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42, 60, 90];

/** Waits to choose from, by their hours, and the saved one among them. */
export function waitOptions(saved: unknown) {
  const hours = Number(saved);
  const isWait = saved !== "" && Number.isInteger(hours) && hours >= 0 && hours <= MAX_DELAY_HOURS;
  const all = new Set([...OFFERED_DAYS.map((days) => days * 24), ...(isWait ? [hours] : [])]);
  return [...all].sort((a, b) => a - b).map((value) => ({ value: String(value), label: waitText(value) }));
}

/** The day of each step, from 0, by the hours that each waits for the step before. */
export function stepDays(delays: readonly unknown[]): number[] {
  let hours = 0;
  return delays.map((delay, index) => {
    hours += index === 0 ? 0 : Number(delay) || 0;
    return Math.floor(hours / 24);
  });
}
