import { useId } from "react";
import { formatNumber } from "~/core/format";
import { MAP_ROWS, MAP_VIEW } from "./africa-map-table";
import { Figure, LEGEND, TableFold } from "./figure";

interface MapValue {
  /** ISO 3166 alpha-2. */
  code: string;
  name: string;
  value: number;
  /** Link to the rows behind the figure. */
  to?: string | undefined;
}

/** Lower bounds of at most 4 scale steps, ascending: a country is in the highest step its value reaches. */
type MapSteps = readonly number[];

interface Scale {
  /** What is counted, in the plural: "companies". */
  unit: string;
  steps: MapSteps;
  /** Names of the steps, lowest first, if numbers would be less clear: "Not yet", "Open". */
  categories?: readonly string[] | undefined;
}

const stepOf = (value: number, steps: MapSteps) => steps.filter((from) => value >= from).length;
/** CSS class of a step; the highest step is always the darkest of the four. */
const shade = (step: number, { steps }: Scale) => `s${Math.ceil((step * 4) / Math.max(steps.length, 1))}`;
const wordOf = (value: number, { unit, steps, categories }: Scale) =>
  categories?.[stepOf(value, steps)] ?? `${formatNumber(value)} ${unit}`;

/**
 * Map of the 54 countries, darker for more of `unit`. States too small to see are dots. With one step and `categories`
 * it shows yes or no. `selected` is the code of a country to outline. The figures are also in a table below the map. If
 * a value has `to`, both the name and the shape link there.
 */
export function AfricaMap({
  title,
  to,
  values,
  selected,
  hasTable = true,
  ...scale
}: Scale & {
  title: string;
  to?: string | undefined;
  values: readonly MapValue[];
  selected?: string;
  /** False if the page has its own table after the map. */
  hasTable?: boolean;
}) {
  const id = useId();
  const byCode = new Map(values.map((value) => [value.code, value]));
  const last = MAP_ROWS.find(([code]) => code === selected);
  return (
    <Figure title={title} to={to} className="africa grid gap-3">
      <svg
        viewBox={MAP_VIEW}
        role={values.some((value) => value.to) ? "group" : "img"}
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>The table below the map shows the same data.</desc>
        {MAP_ROWS.map(([code, shape]) => (
          <Country key={code} shape={shape} known={byCode.get(code)} scale={scale} />
        ))}
        {last ? <Shape shape={last[1]} className="selected" /> : null}
      </svg>
      <Legend {...scale} />
      {hasTable ? (
        <TableFold>
          <thead>
            <tr>
              <th scope="col">Country</th>
              <th scope="col" className="num">
                {scale.unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ code, name, value, to }) => (
              <tr key={code}>
                <th scope="row">{to ? <a href={to}>{name}</a> : name}</th>
                <td className="num">
                  {scale.categories ? wordOf(value, scale) : formatNumber(value)}
                  {code === selected ? " (chosen)" : null}
                </td>
              </tr>
            ))}
          </tbody>
        </TableFold>
      ) : null}
    </Figure>
  );
}

function Country({ shape, known, scale }: { shape: string; known: MapValue | undefined; scale: Scale }) {
  if (!known) return <Shape shape={shape} className="none" />;
  const name = `${known.name}: ${wordOf(known.value, scale)}`;
  const step = shade(stepOf(known.value, scale.steps), scale);
  // Shows the name below the map while the country is hovered or focused: browsers show no title to keyboard users.
  return known.to ? (
    <a href={known.to} aria-label={name}>
      <Shape shape={shape} className={step} />
      <text>{name}</text>
    </a>
  ) : (
    <Shape shape={shape} className={step} name={name} />
  );
}

function Shape({ shape, className, name }: { shape: string; className: string; name?: string }) {
  const title = name ? <title>{name}</title> : null;
  const [x, y] = shape.split(" ");
  return shape.startsWith("M") ? (
    <path className={className} d={shape}>
      {title}
    </path>
  ) : (
    <circle className={className} cx={x} cy={y} r="6">
      {title}
    </circle>
  );
}

function Legend(scale: Scale) {
  const { unit, steps, categories } = scale;
  return (
    <ul className={LEGEND}>
      {[0, ...steps].map((from, step) => (
        <li key={from}>
          <svg className="me-[.4em] w-[.75em]" viewBox="0 0 10 10" aria-hidden="true">
            <circle className={shade(step, scale)} cx="5" cy="5" r="5" />
          </svg>
          {categories?.[step] ?? (step === 0 ? `no ${unit}` : `${formatNumber(from)} or more`)}
        </li>
      ))}
    </ul>
  );
}
