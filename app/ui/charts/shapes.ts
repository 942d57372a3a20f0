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
  /** The points to be shown, when they are few enough to be told apart. */
  dots: { x: number; y: number; text: string }[];
  /** What stands by its name: the last value that is known, or the sum. */
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

export interface FunnelStage {
  label: string;
  count: number;
  text: string;
  to?: string | undefined;
  /** Per cent of the stage before, whole; null for the first. */
  conversion: number | null;
  /** As wide as this stage to the middle of its row, then on to the width of the next; empty where nobody goes. */
  path: string;
}

export interface FunnelShape {
  stages: FunnelStage[];
  /** Per cent of the first stage that reaches the last, whole; null with fewer than two stages. */
  overall: number | null;
}

export interface DonutSlice {
  label: string;
  /** In a view box of 208 by 208 around 0,0. */
  path: string;
  /** Per cent of the whole. They sum to 100. */
  share: number;
  /** Where "42%" stands; null where the slice is too thin for it. */
  labelAt: { x: number; y: number } | null;
}

export interface DonutShape {
  slices: DonutSlice[];
  /** Every value, also those drawn together as "Other"; `slice` is the place in `slices`, null for a zero. */
  rows: { label: string; text: string; share: string; slice: number | null; to?: string | undefined }[];
  total: string;
}

export interface SparkShape {
  /** In a view box of 100 by 24. */
  path: string;
  end: { x: number; y: number } | null;
  /** The line in words. */
  summary: string;
}

export interface TileMapShape {
  /** In a view box of 100 by 90; `step` is 0 for none to 4. */
  tiles: [code: string, x: number, y: number, step: number][];
  /** Of the countries that have some, the most first. */
  rows: { code: string; name: string; text: string; to: string | null }[];
}
