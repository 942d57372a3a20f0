/** Fewer points than these are figures without a drawing. */
export const MIN_DRAWN_POINTS = 3;

/**
 * What the loaders send to the charts: computed by `*-shape.server.ts`, only drawn in the browser. `x`, `y`, `width` and
 * `height` are percentages of the box of the drawing from its top left corner, paths are in a view box of 100 by 100 unless
 * said otherwise; all have one decimal at most. `text` is a value as people read it.
 */
export interface Tick {
  /** Along the axis: from the left, or from the top. */
  position: number;
  label: string;
  /** Where there is room for the label: everywhere, in a box 30rem wide or more, nowhere. */
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
  /** Of a vertical chart: names under the bars. */
  names: Tick[];
  /** Of a vertical chart with more bars than can each carry their value. */
  ticks: Tick[];
}

export interface LineSeries {
  name: string;
  path: string;
  /** Null: without a filled area. */
  area: string | null;
  /** The values by date; null is a gap. */
  texts: (string | null)[];
  /** The points to draw, if they are few enough to distinguish. */
  dots: { x: number; y: number; text: string }[];
  /** The figure next to its name: the last known value, or the sum. */
  figure: string | null;
}

export interface LineShape {
  /** As people read them, in UTC. */
  dates: string[];
  series: LineSeries[];
  ticks: Tick[];
  dateTicks: Tick[];
  /** The drawing in words. */
  summary: string;
}
