import type { ReactNode } from "react";
import { LAND, STOPS, WAY, WAY_STOPS, type WayStop } from "./way-shapes";

const [BRAND, PAPER, ACCENT] = ["var(--color-brand)", "var(--color-paper)", "var(--color-accent)"];
const BOX = "0 0 30 31";

export interface WayStopLink {
  name: string;
  count: number;
  to: string;
}

/** The brand motif: one continuous line that joins points on a dotted map of Africa; children are overlaid on it. */
export function WayMap({
  here = "ZA",
  children,
}: {
  /** Country code of the highlighted stop, by default the last one. */
  here?: string;
  children?: ReactNode;
}) {
  const stop = WAY_STOPS[here as WayStop] ?? WAY_STOPS.ZA;
  return (
    <div className="way-map">
      <svg
        viewBox={BOX}
        fill="none"
        stroke={BRAND}
        strokeWidth=".32"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={LAND} stroke="var(--color-edge)" strokeDasharray="0 1" opacity=".55" />
        <path className="line" d={WAY} pathLength="1" />
        <path d={STOPS} strokeWidth=".95" />
        <circle fill={PAPER} cx="1.2" cy="10.1" r=".55" />
        <circle fill={ACCENT} stroke="none" opacity=".3" cx={stop.x} cy={stop.y} r="1.35" />
        <circle fill={ACCENT} cx={stop.x} cy={stop.y} r=".65" />
      </svg>
      {children}
    </div>
  );
}

const ANCHORS = { "-1": "end", 0: "middle", 1: "start" } as const;

/** Overlay of the map: a stop with companies links to them and shows their number. `children` may hold its style. */
export function WayStops({
  stops,
  children,
}: {
  stops: Partial<Record<WayStop, WayStopLink>>;
  children?: ReactNode;
}) {
  const linked = Object.entries(stops) as [WayStop, WayStopLink][];
  const aria =
    linked.length > 0
      ? { role: "group", "aria-label": "Companies in the directory, by country" }
      : { "aria-hidden": true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label where it has links; a title would be a tooltip
    <svg className="way-stops" viewBox={BOX} {...aria}>
      {children}
      {linked.map(([code, { name, count, to }]) => {
        const { x, y, side } = WAY_STOPS[code];
        const caption = `${name}: ${count} ${count === 1 ? "company" : "companies"}`;
        return (
          <a key={code} href={to} aria-label={caption}>
            <circle cx={x} cy={y} r="1.4" />
            <text x={x} y={y} dx={side * 1.1} dy={side === 0 ? 2.1 : 0.4} textAnchor={ANCHORS[side]}>
              {count}
            </text>
            <text className="stop-name" y="33.3">
              {caption}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

/** A small thin version of the line, for empty states. */
export function WayLine() {
  return (
    <svg
      width="7.5rem"
      viewBox="0 0 120 36"
      fill="none"
      stroke={BRAND}
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M6 29C24 29 22 8 42 8s20 20 38 20 15-20 33-20" strokeDasharray="0 5" />
      <path strokeWidth="7" d="M6 29h0M42 8h0M80 28h0" />
      <circle fill={PAPER} cx="114" cy="8" r="4" />
    </svg>
  );
}
