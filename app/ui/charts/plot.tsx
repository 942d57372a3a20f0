import { type ReactNode, useId } from "react";
import { EmptyState } from "../feedback/empty-state";
import { type ChartWords, Figure } from "./figure";
import type { Tick } from "./shapes";

/** Shared style of bar and line charts. */
export const CHART =
  "@container grid gap-3 [&>figcaption>a]:weight-600 [&_text]:fill-muted [&_text]:text-s [&_text]:tabular [&_summary]:min-h-touch [&_summary]:content-center";

/** A chart without data. */
export function EmptyFigure({ title, to, empty }: ChartWords) {
  return (
    <Figure title={title} to={to} className={CHART}>
      <EmptyState title="No data yet">{empty}</EmptyState>
    </Figure>
  );
}

/**
 * The box of a chart with axes. It has no viewBox: positions are percentages, so it stretches with the page while its
 * text keeps the page's text size.
 */
export function Plot({
  title,
  summary,
  ticks,
  names,
  children,
}: {
  title: string;
  summary: string;
  /** Labels of the vertical axis. */
  ticks: Tick[];
  /** Labels below the chart. */
  names: Tick[];
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={ticks.length ? "pt-4 pb-6 ps-12 pe-6" : "pt-6 pb-6"}>
      <svg className="block h-48 w-full overflow-visible" role="img" aria-labelledby={`${id}t ${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{summary}</desc>
        {ticks.map(({ position, label }) => (
          <g key={position}>
            <line className="stroke-line" x2="100%" y1={`${position}%`} y2={`${position}%`} />
            <text x="-8" y={`${position}%`} dy=".32em" textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {children}
        <line className="stroke-edge" x2="100%" y1="100%" y2="100%" />
        {names
          .filter(({ room }) => room !== "none")
          .map(({ position, label, room }) => (
            <text
              key={position}
              className={room === "wide" ? "@max-[30rem]:hidden" : undefined}
              x={`${position}%`}
              y="100%"
              dy="1.5em"
              textAnchor="middle"
            >
              {label}
            </text>
          ))}
      </svg>
    </div>
  );
}
