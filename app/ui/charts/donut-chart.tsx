import { useId } from "react";
import { type ChartWords, EmptyFigure, Figure, RowName } from "./figure";
import type { DonutShape } from "./shapes";

/** Shares of one whole. Six slices at most, in the order of the table beside them; what is more is "Other". */
export function DonutChart({
  shape: { slices, rows, total },
  category,
  unit,
  ...labels
}: ChartWords & {
  shape: DonutShape;
  /** What the names are: "Industry". */
  category: string;
  /** What is counted: "Companies". */
  unit: string;
}) {
  const id = useId();
  if (slices.length === 0) return <EmptyFigure {...labels} />;
  const isOther = (slice: number | null) =>
    slice !== null && rows.filter((row) => row.slice === slice).length > 1;
  const tint = (slice: number) => `part-${slice + 1}`;
  return (
    <Figure title={labels.title} to={labels.to} className="chart">
      <div className="donut">
        <svg viewBox="-104 -104 208 208" role="img" aria-labelledby={`${id}t ${id}d`}>
          <title id={`${id}t`}>{labels.title}</title>
          <desc id={`${id}d`}>{slices.map(({ label, share }) => `${label} ${share}%`).join(", ")}</desc>
          {slices.map(({ label, path, share, labelAt }, n) => (
            <g key={label}>
              <path className={tint(n)} d={path}>
                <title>{`${label}: ${share}%`}</title>
              </path>
              {labelAt ? (
                <text x={labelAt.x} y={labelAt.y} dy=".35em" textAnchor="middle">
                  {share}%
                </text>
              ) : null}
            </g>
          ))}
          <text className="total" textAnchor="middle" dy=".1em">
            {total}
          </text>
          <text textAnchor="middle" dy="1.6em">
            {unit}
          </text>
        </svg>
        <table className="table plain">
          <thead>
            <tr>
              <th scope="col">{category}</th>
              <th scope="col" className="num">
                {unit}
              </th>
              <th scope="col" className="num">
                Share
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, text, share, slice, to }) => (
              <tr key={label}>
                <RowName label={label} to={to} note={isOther(slice) ? "in Other" : null}>
                  <svg className="part-swatch" viewBox="0 0 10 10" aria-hidden="true">
                    {slice === null ? null : <rect className={tint(slice)} width="10" height="10" rx="2" />}
                  </svg>
                </RowName>
                <td className="num">{text}</td>
                <td className="num">{share}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Figure>
  );
}
