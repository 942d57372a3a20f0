import { arc, type PieArcDatum, pie } from "d3-shape";
import { formatNumber } from "~/core/format";
import { requireAmounts, round1 } from "./axis.server";
import type { DonutShape, DonutSlice } from "./shapes";

interface SliceValue {
  label: string;
  value: number;
  /** Where the rows behind the figure are. */
  to?: string | undefined;
}

interface Slice {
  label: string;
  value: number;
}

const MAX_SLICES = 6;
const RING = { inner: 48, outer: 78, label: 92 };
/** Per cent below which a slice has no room for its label. */
const LABELLED = 4;

/** Whole per cents that sum to 100: those nearest to the next one are rounded up (largest remainder). All 0 of nothing. */
export function wholeShares(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 100);
  const left = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRemainder = [...exact.keys()].sort((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1));
  const raised = new Set(byRemainder.slice(0, left));
  return exact.map((share, n) => Math.floor(share) + (raised.has(n) ? 1 : 0));
}

/** Shares of a whole, the largest first from 12 o'clock; the sixth and all after it are drawn as "Other". Throws RangeError below zero. */
export function donutShape(
  values: readonly SliceValue[],
  { format = formatNumber }: { format?: (value: number) => string } = {},
): DonutShape {
  requireAmounts(values.map(({ value }) => value));
  const sorted = values.toSorted((a, b) => b.value - a.value);
  const some = sorted.filter(({ value }) => value > 0);
  const isCut = some.length > MAX_SLICES;
  const alone: Slice[] = isCut ? some.slice(0, MAX_SLICES - 1) : some;
  const rest = some.slice(alone.length).reduce((sum, { value }) => sum + value, 0);
  const kept = isCut ? [...alone, { label: "Other", value: rest }] : alone;

  const shares = wholeShares(kept.map(({ value }) => value));
  const ring = arc<PieArcDatum<Slice>>().innerRadius(RING.inner).outerRadius(RING.outer).digits(1);
  const outside = arc<PieArcDatum<Slice>>().innerRadius(RING.label).outerRadius(RING.label);
  const arcs = pie<Slice>()
    .value(({ value }) => value)
    .sort(null)(kept);
  const slices = arcs.map((arc, n): DonutSlice => {
    const [x, y] = outside.centroid(arc);
    const share = shares[n] ?? 0;
    const labelAt = share < LABELLED ? null : { x: round1(x), y: round1(y) };
    return { label: arc.data.label, path: ring(arc) ?? "", share, labelAt };
  });

  const total = some.reduce((sum, { value }) => sum + value, 0);
  const rows = sorted.map(({ label, value, to }, n) => {
    const slice = value > 0 ? Math.min(n, slices.length - 1) : null;
    const whole = slice === null ? 0 : isCut && slice === slices.length - 1 ? null : (shares[slice] ?? 0);
    const share = whole ?? Math.round((value / total) * 100);
    return {
      label,
      text: format(value),
      share: share === 0 && value > 0 ? "under 1%" : `${share}%`,
      slice,
      to,
    };
  });
  return { slices, rows, total: format(total) };
}
