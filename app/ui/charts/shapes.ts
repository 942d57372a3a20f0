/** With fewer points than this, a chart shows figures without a drawing. */
export const MIN_DRAWN_POINTS = 3;

/**
 * Data that loaders send to charts: computed by `*-shape.server.ts`, only drawn in the browser. `x`, `y`, `width` and
 * `height` are percentages of the drawing's box from its top left corner. Paths use a viewBox of 100 by 100 unless
 * stated otherwise. All numbers have at most one decimal. `text` is the formatted value.
 */
export interface Tick {
  /** Percentage along the axis: from the left, or from the top. */
  position: number;
  label: string;
  /** Where the label fits: everywhere, only in a box at least 30rem wide, or nowhere. */
  room: "any" | "wide" | "none";
}

export interface Bar {
  label: string;
  value: number;
  text: string;
  to?: string | undefined;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BarShape {
  isVertical: boolean;
  bars: Bar[];
  /** Names below the bars of a vertical chart. */
  names: Tick[];
  /** Axis labels of a vertical chart whose bars are too many or too long for individual values. */
  ticks: Tick[];
}

export interface LineSeries {
  name: string;
  path: string;
  /** Null without a filled area. */
  area: string | null;
  /** The values by date; null is a gap. */
  texts: (string | null)[];
  /** The points to draw as dots, if they are few enough to distinguish. */
  dots: { x: number; y: number; text: string }[];
  /** The figure next to its name: the last known value, or the sum. */
  figure: string | null;
}

export interface LineShape {
  /** Formatted dates, in UTC. */
  dates: string[];
  series: LineSeries[];
  ticks: Tick[];
  dateTicks: Tick[];
  /** A text summary of the chart. */
  summary: string;
}
