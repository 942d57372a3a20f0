import { scaleBand, scaleLinear } from "d3-scale";
import { formatNumber } from "~/core/format";
import { largest } from "~/core/lists/unbounded";
import { formatTick, LETTERS, requireAmounts, round1, thinned, valueAxis } from "./axis.server";
import type { BarShape } from "./shapes";

interface BarValue {
  label: string;
  value: number;
  /** Text shown instead of the value: "1,204 · 62%". */
  text?: string | undefined;
  /** Link to the rows behind the figure. */
  to?: string | undefined;
}

interface BarOptions {
  format?: (value: number) => string;
  /** Format of the axis in a vertical chart; defaults to "10K". */
  formatTick?: (value: number) => string;
}

/** Maximum bar width in percent, so that a single bar does not fill the chart. */
const WIDEST = 14;
/** More bars than this get an axis instead of individual values; so do bars whose values are too long for a phone. */
const LABELLED_BARS = 8;

/**
 * Bars below each other: the longest fills the box, unless `domainMax` sets a larger whole, such as 100 percent. Throws
 * RangeError below zero.
 */
export function horizontalBars(
  values: readonly BarValue[],
  { format = formatNumber, domainMax = 0 }: BarOptions & { domainMax?: number } = {},
): BarShape {
  requireAmounts(values.map(({ value }) => value));
  const width = scaleLinear(
    [
      0,
      largest(
        values.map(({ value }) => value),
        domainMax,
      ) || 1,
    ],
    [0, 100],
  );
  const bars = values.map((value) => ({
    ...value,
    text: value.text ?? format(value.value),
    x: 0,
    y: 0,
    width: round1(width(value.value)),
    height: 100,
  }));
  return { isVertical: false, bars, names: [], ticks: [] };
}

/** Bars side by side, for a series of months or grades with short names. Throws RangeError below zero. */
export function verticalBars(values: readonly BarValue[], options: BarOptions = {}): BarShape {
  const amounts = values.map(({ value }) => value);
  requireAmounts(amounts);
  const { format = formatNumber } = options;
  const { scale, ticks } = valueAxis(amounts, options.formatTick ?? formatTick);
  const band = scaleBand<number>(values.keys(), [0, 100]).paddingInner(0.3).paddingOuter(0.15);
  const width = Math.min(band.bandwidth(), WIDEST);
  const middle = (n: number) => (band(n) ?? 0) + band.bandwidth() / 2;
  const bars = values.map((value, n) => {
    const y = round1(scale(value.value));
    const height = round1(100 - y);
    return {
      ...value,
      text: value.text ?? format(value.value),
      x: round1(middle(n) - width / 2),
      y,
      width: round1(width),
      height,
    };
  });
  const names = thinned(values.map(({ label }, n) => ({ position: middle(n), label })));
  const longest = largest(
    bars.map(({ text }) => text.length),
    0,
  );
  const isLabelled = bars.length <= LABELLED_BARS && bars.length * (longest + 1) <= LETTERS.any;
  return { isVertical: true, bars, names, ticks: isLabelled ? [] : ticks };
}
