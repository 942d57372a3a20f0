import { type ChartWords, EmptyFigure, Figure, RowName } from "./figure";
import type { FunnelShape, FunnelStage } from "./shapes";

/** Stages of a way and how many go on from each. The rows of the drawing are the rows of its table. */
export function FunnelChart({
  shape: { stages, overall },
  unit,
  ...labels
}: ChartWords & {
  shape: FunnelShape;
  /** What goes the way: "Leads". */
  unit: string;
}) {
  if (stages.length === 0) return <EmptyFigure {...labels} />;
  return (
    <Figure title={labels.title} to={labels.to} className="chart">
      <table className="table plain funnel">
        <thead>
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">
              <span className="visually-hidden">Drawing</span>
            </th>
            <th scope="col" className="num">
              {unit}
            </th>
            <th scope="col" className="num">
              Of those before
            </th>
          </tr>
        </thead>
        <tbody>
          {stages.map((stage) => (
            <Stage key={stage.label} {...stage} />
          ))}
        </tbody>
        {overall === null ? null : (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                From the first stage to the last
              </th>
              <td className="num">{overall}%</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Figure>
  );
}

function Stage({ label, to, text, conversion, path }: FunnelStage) {
  return (
    <tr>
      <RowName label={label} to={to} />
      <td className="way">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {path ? <path className="mark" d={path} /> : null}
          <path className="line" d="M50 0v100" />
          <path className="stop" d="M50 50h0" />
          <path className="hole" d="M50 50h0" />
        </svg>
      </td>
      <td className="num">{text}</td>
      <td className="num">{conversion === null ? null : `${conversion}%`}</td>
    </tr>
  );
}
