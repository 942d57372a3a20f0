import { formatNumber, formatUsd } from "~/core/format";
import type { Figure } from "~/domains/working-day/thirty-days.server";
import type { FigureView } from "~/domains/working-day/ui/day-head";
import { sparklineShape } from "~/ui/charts/sparkline-shape.server";

const WORDS = {
  leads: ["New leads", "No leads yet"],
  mails: ["Emails sent", "No emails sent yet"],
  answers: ["Answered", "No replies yet"],
  deals: ["Deals won", "No deals won yet"],
} as const satisfies Record<Figure["key"], readonly [label: string, none: string]>;

/** As the portal shows it: a number, its days as a line, and where its rows are. */
export function figureView({ key, count, isExact, byDay, worth, to }: Figure): FigureView {
  const [label, none] = WORDS[key];
  return {
    key,
    label: worth === null ? label : `${label}, ${formatUsd(worth)}`,
    value: `${formatNumber(count)}${isExact ? "" : "+"}`,
    hint: none,
    to,
    spark: count > 0 ? sparklineShape(byDay) : null,
  };
}
