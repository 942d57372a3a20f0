import { type ChartWords, Figure, LEGEND, TableFold } from "./figure";
import { CHART, EmptyFigure, Plot } from "./plot";
import { type LineSeries, type LineShape, MIN_DRAWN_POINTS } from "./shapes";

const STROKES = ["stroke-brand", "stroke-clay", "stroke-leaf", "stroke-muted"];
const DASHES = ["", "[stroke-dasharray:7_5]", "[stroke-dasharray:0.1_5]", "[stroke-dasharray:10_5_0.1_5]"];
const runOf = (n: number) =>
  `fill-none stroke-2 ${STROKES[n]} ${DASHES[n]} forced-colors:stroke-[CanvasText] [stroke-linecap:round] [stroke-linejoin:round] [vector-effect:non-scaling-stroke]`;

/**
 * One to four lines over time. Each has its own dashes, and its name and figure below the chart. One or two dates are
 * not drawn.
 */
export function LineChart({ shape, ...labels }: ChartWords & { shape: LineShape }) {
  const { series, dates } = shape;
  if (series.every(({ figure }) => figure === null)) return <EmptyFigure {...labels} />;
  const isDrawn = dates.length >= MIN_DRAWN_POINTS;
  return (
    <Figure title={labels.title} to={labels.to} className={CHART}>
      {isDrawn ? <Runs shape={shape} title={labels.title} /> : null}
      <TableFold isDrawn={isDrawn}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="num">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((date, n) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              {series.map(({ name, texts }) => (
                <td key={name} className="num">
                  {texts[n] ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFold>
    </Figure>
  );
}

function Runs({ shape, title }: { shape: LineShape; title: string }) {
  const { series } = shape;
  return (
    <>
      <Plot title={title} summary={shape.summary} ticks={shape.ticks} names={shape.dateTicks}>
        <svg className="overflow-visible" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {series.map(({ name, path, area }, n) => (
            <g key={name}>
              {area ? <path className="fill-brand-wash" d={area} /> : null}
              <path className={runOf(n)} d={path} />
            </g>
          ))}
        </svg>
        {series.map((sery, n) => (
          <Dots key={sery.name} dots={sery.dots} n={n} name={series.length > 1 ? sery.name : null} />
        ))}
      </Plot>
      {series.length > 1 ? <Names series={series} /> : null}
    </>
  );
}

function Dots({ dots, n, name }: { dots: LineSeries["dots"]; n: number; name: string | null }) {
  return dots.map(({ x, y, text }) => (
    <circle
      key={x}
      className={`fill-paper stroke-[1.5] ${STROKES[n]} forced-colors:stroke-[CanvasText]`}
      cx={`${x}%`}
      cy={`${y}%`}
      r="3.5"
    >
      <title>{name ? `${name}, ${text}` : text}</title>
    </circle>
  ));
}

function Names({ series }: { series: LineSeries[] }) {
  return (
    <ul className={LEGEND}>
      {series.map(({ name, figure }, n) => (
        <li key={name}>
          <svg className="me-[.4em] w-8 align-middle" viewBox="0 0 32 8" aria-hidden="true">
            <path className={runOf(n)} d="M2 4h28" />
          </svg>
          {name} <b className="text-ink tabular">{figure ?? "–"}</b>
        </li>
      ))}
    </ul>
  );
}
