import type { ReactNode } from "react";
import { formatNumber } from "~/core/format";
import { Link } from "~/ui/link";

/** A figure and its label; with `to` it links to the rows behind it. */
export function Stat({
  value,
  label,
  hint,
  to,
}: {
  value: ReactNode;
  label: string;
  hint?: ReactNode;
  to?: string | undefined;
}) {
  const body = (
    <>
      <span>{label}</span>
      <b>{value}</b>
      {hint ? <span>{hint}</span> : null}
    </>
  );
  return to ? (
    <Link to={to} className="stat">
      {body}
    </Link>
  ) : (
    <div className="stat">{body}</div>
  );
}

/** Usage of a limit, in words and as a bar. `max` null: unlimited. */
export function UsageMeter({ label, used, max }: { label: string; used: number; max: number | null }) {
  const isFull = max !== null && used >= max;
  return (
    <div className={isFull ? "stack tight [&_progress]:text-clay" : "stack tight"}>
      <div className="row between small">
        <span>{label}</span>
        <span className="num">
          {formatNumber(used)} {max === null ? "used, no limit" : `of ${formatNumber(max)}`}
          {isFull ? ", all used" : ""}
        </span>
      </div>
      {max === null ? null : (
        <progress value={Math.min(used, max)} max={Math.max(max, 1)} aria-label={label} />
      )}
    </div>
  );
}
