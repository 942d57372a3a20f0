import { type ReactNode, useId } from "react";
import type { Tick } from "./shapes";

/**
 * The box of a drawing with axes. It has no view box of its own: places are percentages, so it stretches with the page while
 * its text keeps the size of the page's.
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
  /** Of the upright axis. */
  ticks: Tick[];
  /** Under the drawing. */
  names: Tick[];
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={ticks.length ? "plot" : "plot bare"}>
      <svg role="img" aria-labelledby={`${id}t ${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{summary}</desc>
        {ticks.map(({ position, label }) => (
          <g key={position}>
            <line className="grid" x2="100%" y1={`${position}%`} y2={`${position}%`} />
            <text x="-8" y={`${position}%`} dy=".32em" textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {children}
        <line className="base" x2="100%" y1="100%" y2="100%" />
        {names
          .filter(({ room }) => room !== "none")
          .map(({ position, label, room }) => (
            <text
              key={position}
              className={room === "wide" ? "wide" : undefined}
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
