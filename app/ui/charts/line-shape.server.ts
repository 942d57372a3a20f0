import { area, line } from "d3-shape";
import { formatDate, formatNumber } from "~/core/format";
import { largest } from "~/core/lists/unbounded";
import { dateAxis, formatTick, requireAmounts, round1, valueAxis } from "./axis.server";
import type { LineSeries, LineShape } from "./shapes";

interface SeriesValues {
  name: string;
  /** One value per date; null is unknown and drawn as a gap, not zero. */
  values: readonly (number | null)[];
}

interface LineOptions {
  format?: (value: number) => string;
  /** Format of the axis; defaults to "10K". */
  formatTick?: (value: number) => string;
  /** Fills the area under a single series. */
  hasArea?: boolean;
  /** Above this number of points, lines are drawn without dots. */
  dotted?: number;
  /** Shows the sum of the values beside the name instead of the last value, for daily counts. */
  isSummed?: boolean;
}

/** Maximum lines distinguishable by their dashes. */
const MAX_SERIES = 4;
const DOTTED_POINTS = 31;
const BASE = 100;

/**
 * Lines over days. `dates` are ISO days ("2026-03-01", UTC) in ascending order. Throws RangeError for a fifth series or
 * below zero.
 */
export function lineShape(
  dates: readonly string[],
  series: readonly SeriesValues[],
  options: LineOptions = {},
): LineShape {
  if (series.length > MAX_SERIES) throw new RangeError(`A chart has ${MAX_SERIES} lines at most.`);
  const { format = formatNumber, hasArea = false, dotted = DOTTED_POINTS, isSummed = false } = options;
  const days = dates.map((date) => new Date(`${date}T00:00:00Z`));
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  requireAmounts(known);
  const { scale, ticks } = valueAxis(known, options.formatTick ?? formatTick);
  const { scale: dateScale, dateTicks } = dateAxis(days);
  const texts = days.map((day) => formatDate(day));

  const drawn = series.map(({ name, values }): LineSeries => {
    const points = days.map((day, n) => ({ x: dateScale(day), value: values[n] ?? null }));
    const isKnown = ({ value }: { value: number | null }) => value !== null;
    const yOf = ({ value }: { value: number | null }) => scale(value ?? 0);
    const xOf = ({ x }: { x: number }) => x;
    const path = line<(typeof points)[number]>(xOf, yOf).defined(isKnown).digits(1);
    const under = area<(typeof points)[number]>(xOf, BASE, yOf).defined(isKnown).digits(1);
    const valueTexts = points.map(({ value }) => (value === null ? null : format(value)));
    const dots = points.flatMap((point, n) =>
      point.value === null
        ? []
        : [{ x: round1(point.x), y: round1(yOf(point)), text: `${texts[n]}: ${valueTexts[n]}` }],
    );
    return {
      name,
      path: path(points) ?? "",
      area: hasArea && series.length === 1 ? under(points) : null,
      texts: valueTexts,
      dots: days.length <= dotted ? dots : [],
      figure: isSummed ? sumText(values, format) : (valueTexts.findLast((text) => text !== null) ?? null),
    };
  });
  return { dates: texts, series: drawn, ticks, dateTicks, summary: summaryOf(series, texts, format) };
}

function sumText(values: readonly (number | null)[], format: (value: number) => string): string | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : format(known.reduce((sum, value) => sum + value, 0));
}

function summaryOf(
  series: readonly SeriesValues[],
  dates: readonly string[],
  format: (value: number) => string,
): string {
  const sentences = series.map(({ name, values }) => {
    const known = values.filter((value) => value !== null);
    if (known.length === 0) return `${name}: no data.`;
    const max = largest(known);
    const last = values.findLastIndex((value) => value !== null);
    return `${name}: highest ${format(max)} on ${dates[values.indexOf(max)]}, last ${format(values[last] ?? 0)} on ${dates[last]}.`;
  });
  return sentences.join(" ");
}
