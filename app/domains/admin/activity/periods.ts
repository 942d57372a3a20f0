import type { Group } from "./activity";

/** Days, weeks (from Monday) and months are numbered from 1970 in UTC, as in `activity_counts`. */
const DAY_MS = 86_400_000;

const monthOfDay = (day: number) => {
  const date = new Date(day * DAY_MS);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
};
const firstDayOfMonth = (month: number) => Date.UTC(1970, month, 1) / DAY_MS;

export const periodOf = (group: Group, day: number): number =>
  group === "day" ? day : group === "week" ? Math.floor((day + 3) / 7) : monthOfDay(day);

export const firstDay = (group: Group, period: number): number =>
  group === "day" ? period : group === "week" ? period * 7 - 3 : firstDayOfMonth(period);

export const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);
export const dateOf = (day: number) => new Date(day * DAY_MS);
export const isoOf = (day: number) => dateOf(day).toISOString().slice(0, 10);
export const dayOfIso = (iso: string) => dayOf(new Date(`${iso}T00:00:00Z`));
