import { scaleLinear } from "d3-scale";
import { area, curveBumpY } from "d3-shape";
import { formatNumber } from "~/core/format";
import { largest } from "~/core/lists/unbounded";
import { requireAmounts } from "./axis.server";
import type { FunnelShape } from "./shapes";

interface StageCount {
  label: string;
  count: number;
  /** Where the rows behind the figure are. */
  to?: string | undefined;
}

/** Per cent of `before` that `count` is, whole; 0 of nothing. */
const percent = (count: number, before: number) => (before === 0 ? 0 : Math.round((count / before) * 100));

/** A way that thins from stage to stage, as wide as the count of each. Throws RangeError below zero. */
export function funnelShape(counts: readonly StageCount[]): FunnelShape {
  requireAmounts(counts.map(({ count }) => count));
  const half = scaleLinear(
    [
      0,
      largest(
        counts.map(({ count }) => count),
        0,
      ) || 1,
    ],
    [0, 50],
  );
  const way = area<readonly [y: number, count: number]>()
    .y(([y]) => y)
    .x0(([, count]) => 50 - half(count))
    .x1(([, count]) => 50 + half(count))
    .curve(curveBumpY)
    .digits(1);
  const stages = counts.map((stage, n) => {
    const next = counts[n + 1] ?? stage;
    const before = counts[n - 1];
    const isWalked = stage.count + next.count > 0;
    return {
      ...stage,
      text: formatNumber(stage.count),
      conversion: before ? percent(stage.count, before.count) : null,
      path:
        (isWalked &&
          way([
            [0, stage.count],
            [50, stage.count],
            [100, next.count],
          ])) ||
        "",
    };
  });
  const [first, last] = [counts[0], counts.at(-1)];
  return { stages, overall: first && last && counts.length > 1 ? percent(last.count, first.count) : null };
}
