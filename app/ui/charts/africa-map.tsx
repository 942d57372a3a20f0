import { formatNumber } from "~/core/format";
import { MAP_ROWS, MAP_VIEW } from "./africa-map-table";

export interface MapValue {
  /** ISO 3166 alpha-2. */
  code: string;
  name: string;
  value: number;
  /** Where the rows behind the figure are. */
  to?: string | undefined;
}

/** Where a step of the scale begins: a country stands in the highest step its value reaches. */
export type MapSteps = readonly number[];

/**
 * The 54 countries, darker where there is more of `unit` ("companies"). States too small to be seen are dots. The
 * figures stand in a table under the map for who can't see it.
 */
export function AfricaMap({
  title,
  unit,
  values,
  steps,
}: {
  title: string;
  unit: string;
  values: readonly MapValue[];
  steps: MapSteps;
}) {
  const byCode = new Map(values.map((each) => [each.code, each]));
  return (
    <figure className="africa">
      <svg viewBox={MAP_VIEW} role="img" aria-label={`${title}. The figures are in the table below the map.`}>
        {MAP_ROWS.map(([code, shape]) => (
          <Shape key={code} shape={shape} known={byCode.get(code)} unit={unit} steps={steps} />
        ))}
      </svg>
      <figcaption>
        <b>{title}</b>
        <Legend unit={unit} steps={steps} />
      </figcaption>
      <details className="fold">
        <summary>The same as a table</summary>
        <table className="table plain">
          <thead>
            <tr>
              <th scope="col">Country</th>
              <th scope="col" className="num">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ code, name, value, to }) => (
              <tr key={code}>
                <th scope="row">{to ? <a href={to}>{name}</a> : name}</th>
                <td className="num">{formatNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const stepOf = (value: number, steps: MapSteps) => steps.filter((from) => value >= from).length;

function Shape({
  shape,
  known,
  unit,
  steps,
}: {
  shape: string;
  known: MapValue | undefined;
  unit: string;
  steps: MapSteps;
}) {
  const className = known ? `s${stepOf(known.value, steps)}` : "s0";
  const [x, y] = shape.split(" ");
  const title = known ? <title>{`${known.name}: ${formatNumber(known.value)} ${unit}`}</title> : null;
  return shape.startsWith("M") ? (
    <path className={className} d={shape}>
      {title}
    </path>
  ) : (
    <circle className={className} cx={x} cy={y} r="5">
      {title}
    </circle>
  );
}

function Legend({ unit, steps }: { unit: string; steps: MapSteps }) {
  return (
    <ul className="legend">
      {[0, ...steps].map((from, at) => (
        <li key={from}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <circle className={`s${at}`} cx="5" cy="5" r="5" />
          </svg>
          {at === 0 ? `no ${unit}` : `${formatNumber(from)} or more`}
        </li>
      ))}
    </ul>
  );
}
