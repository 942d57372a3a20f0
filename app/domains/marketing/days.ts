import type { AccountContext } from "~/core/context";
import { DAY_MS } from "~/core/seconds";
import { localDay } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";

/** The current day in the account's country: "2026-11-26". */
export const todayOf = (ctx: Pick<AccountContext, "account" | "now">): string =>
  localDay(ctx.now(), readerZone(ctx));

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether the text is a real calendar date; false for 31 February. */
export const isDay = (text: string): boolean =>
  /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`)) && addDays(text, 0) === text;

export const dayAsDate = (day: string): Date => new Date(`${day}T00:00Z`);
