import type { SparkShape } from "./shapes";

/** A tiny run for the cell of a table. `of` is what runs: "Replies in 12 weeks". */
export function Sparkline({ shape: { path, end, summary }, of }: { shape: SparkShape; of: string }) {
  return (
    <svg
      className="spark"
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${of}: ${summary}`}
    >
      <path className="run run-1" d={path} />
      {end ? <path className="run end" d={`M${end.x} ${end.y}h0`} /> : null}
    </svg>
  );
}
