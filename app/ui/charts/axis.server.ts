import { scaleLinear, scaleUtc } from "d3-scale";
import { formatDayOfYear } from "~/core/format";
import { largest } from "~/core/lists/unbounded";
import type { Tick } from "./shapes";

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
const monthOf = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });
const DAY_MS = 86_400_000;
/** Characters that fit in a row below a chart: on a phone, and in a box of 30rem. */
export const LETTERS = { any: 36, wide: 64 };

export const round1 = (value: number) => Math.round(value * 10) / 10;

/** Requires amounts or counts: finite and not negative. Throws RangeError. */
export function requireAmounts(values: readonly (number | null)[]): void {
  const wrong = values.find((value) => value !== null && !(Number.isFinite(value) && value >= 0));
  if (wrong !== undefined) throw new RangeError(`A chart can’t draw ${wrong}.`);
}

/** Short axis labels to save space: 10K instead of 10,000. */
export const formatTick = (value: number) => compact.format(value);
/** Formats US cents as "$10K". */
export const formatUsdTick = (cents: number) => `$${formatTick(cents / 100)}`;

/** An axis from 0 at the bottom (100%) to a round value at the top (0%). Steps are whole if all values are whole. */
export function valueAxis(values: readonly number[], format: (value: number) => string) {
  const max = largest(values, 0);
  const count = values.every(Number.isInteger) ? Math.max(1, Math.min(4, max)) : 4;
  const scale = scaleLinear([0, max || 1], [100, 0]).nice(count);
  const ticks = scale
    .ticks(count)
    .map((value): Tick => ({ position: round1(scale(value)), label: format(value), room: "any" }));
  return { scale, ticks };
}

/** Thins the labels to every second, third and so on, so that they don't overlap. */
export function thinned(labels: readonly { position: number; label: string }[]): Tick[] {
  const longest =
    largest(
      labels.map(({ label }) => label.length),
      0,
    ) + 1;
  const every = (letters: number) => Math.max(1, Math.ceil((labels.length * longest) / letters));
  const wide = every(LETTERS.wide);
  const any = wide * Math.ceil(every(LETTERS.any) / wide);
  return labels.map(({ position, label }, n) => ({
    position: round1(position),
    label,
    room: n % any === 0 ? "any" : n % wide === 0 ? "wide" : "none",
  }));
}

function dateLabel(date: Date, step: "day" | "month" | "year"): string {
  if (step === "year" || (step === "month" && date.getUTCMonth() === 0)) return String(date.getUTCFullYear());
  return step === "month" ? monthOf.format(date) : formatDayOfYear(date);
}

/** An axis of UTC dates from 0 to 100% with labels at round dates: "3 Mar", "Mar", "2026". A single date is centred. */
export function dateAxis(dates: readonly Date[]) {
  const [from, to] = [dates[0] ?? new Date(0), dates.at(-1) ?? new Date(0)];
  const scale = scaleUtc([from, to], [0, 100]);
  const round = +from === +to ? [from] : scale.ticks(6).filter((date) => +date % DAY_MS === 0);
  const isMonthly = round.length > 1 && round.every((date) => date.getUTCDate() === 1);
  const isYearly = isMonthly && round.every((date) => date.getUTCMonth() === 0);
  const step = isYearly ? "year" : isMonthly ? "month" : "day";
  const labels = round.map((date) => ({ position: scale(date), label: dateLabel(date, step) }));
  return { scale, dateTicks: thinned(labels) };
}
