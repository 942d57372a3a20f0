import type { SparkShape } from "./shapes";

/** A tiny run for the cell of a table. `of` is what runs: "Replies in 12 weeks". */
export function Sparkline({ shape: { path, end, summary }, label }: { shape: SparkShape; label: string }) {
  return (
    <svg
      className="spark"
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: ${summary}`}
    >
      <path className="run run-1" d={path} />
      {end ? <path className="run end" d={`M${end.x} ${end.y}h0`} /> : null}
    </svg>
  );
}
