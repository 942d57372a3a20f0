import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { formatNumber } from "~/core/format";
import { largest } from "~/core/lists/unbounded";
import { requireAmounts, round1 } from "./axis.server";
import type { SparkShape } from "./shapes";

/** Keeps the line's own width inside the box. */
const [TOP, BASE] = [3, 21];

/** A line without axes, from zero. Null is a gap. Throws RangeError below zero. */
export function sparklineShape(
  values: readonly (number | null)[],
  { format = formatNumber }: { format?: (value: number) => string } = {},
): SparkShape {
  requireAmounts(values);
  const known = values.filter((value) => value !== null);
  const max = largest(known, 0);
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [3, 97]);
  const y = scaleLinear([0, max || 1], [BASE, TOP]);
  const draw = line<number | null>(
    (_, n) => x(n),
    (value) => y(value ?? 0),
  )
    .defined((value) => value !== null)
    .digits(1);
  const lastAt = values.findLastIndex((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return { path: "", end: null, summary: "Nothing known" };
  return {
    path: draw(values) ?? "",
    end: { x: round1(x(lastAt)), y: round1(y(last)) },
    summary: `From ${format(first)} to ${format(last)}, highest ${format(max)}`,
  };
}
