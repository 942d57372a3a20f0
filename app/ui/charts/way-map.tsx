// The continent as rows of dots on a grid of 6: [row, first column, last column], drawn by eye.
const ROWS: [row: number, from: number, to: number][] = [
  [0, 9, 13],
  [1, 7, 15],
  [2, 6, 21],
  [3, 5, 23],
  [4, 4, 24],
  [5, 3, 24],
  [6, 3, 25],
  [7, 3, 26],
  [8, 3, 27],
  [9, 4, 29],
  [10, 5, 31],
  [11, 7, 8],
  [11, 13, 30],
  [12, 14, 29],
  [13, 14, 28],
  [14, 15, 27],
  [15, 15, 27],
  [16, 16, 26],
  [17, 16, 26],
  [17, 30, 31],
  [18, 16, 26],
  [18, 29, 31],
  [19, 17, 25],
  [19, 29, 30],
  [20, 17, 25],
  [20, 29, 30],
  [21, 18, 24],
  [22, 18, 23],
  [23, 19, 22],
];

const STEP = 10;

const dots = ROWS.map(([row, from, to]) => {
  const cells = Array.from({ length: to - from + 1 }, (_, at) => (at === 0 ? "h0" : `m${STEP} 0h0`));
  return `M${from * STEP} ${row * STEP + 6}${cells.join("")}`;
}).join("");

/** The motif: one continuous line that joins points on a quiet dotted map of the continent. Decoration only. */
export function WayMap() {
  return (
    <svg className="way" viewBox="20 0 310 245" aria-hidden="true">
      <path className="map-dots" d={dots} fill="none" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M58 82C100 40 128 60 132 100s38 30 66 12 60 4 72 6-30 44-52 56-20 34-12 46"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="currentColor">
        <circle cx="58" cy="82" r="5" />
        <circle cx="132" cy="100" r="5" />
        <circle cx="198" cy="112" r="5" />
        <circle cx="270" cy="118" r="5" />
        <circle cx="206" cy="220" r="5" />
      </g>
    </svg>
  );
}
