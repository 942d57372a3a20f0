import { type ChartWords, Figure, RowName, TableFold } from "./figure";
import { CHART, EmptyFigure, Plot } from "./plot";
import { type Bar, type BarShape, MIN_DRAWN_POINTS } from "./shapes";

type BarLabels = ChartWords & {
  /** Header of the name column: "Country". */
  category: string;
  /** What is counted: "Leads". */
  unit: string;
};

const MARK = "fill-brand forced-colors:fill-[CanvasText]";

/**
 * Compares amounts. Horizontal bars are table rows, with those after `limit` collapsed; vertical bars have a table
 * beside them. One or two amounts are not drawn.
 */
export function BarChart({ shape, limit, ...labels }: BarLabels & { shape: BarShape; limit?: number }) {
  if (shape.bars.length === 0) return <EmptyFigure {...labels} />;
  return (
    <Figure title={labels.title} to={labels.to} className={CHART}>
      {shape.isVertical ? (
        <Upright shape={shape} labels={labels} />
      ) : (
        <Lying bars={shape.bars} labels={labels} limit={limit ?? shape.bars.length} />
      )}
    </Figure>
  );
}

function Lying({ bars, labels, limit }: { bars: Bar[]; labels: BarLabels; limit: number }) {
  const more = bars.slice(limit);
  const isDrawn = bars.length >= MIN_DRAWN_POINTS;
  return (
    <>
      <Rows bars={bars.slice(0, limit)} labels={labels} isDrawn={isDrawn} />
      {more.length > 0 ? (
        <details>
          <summary className="small muted">{`${more.length} more`}</summary>
          <Rows bars={more} labels={labels} isDrawn={isDrawn} />
        </details>
      ) : null}
    </>
  );
}

function Rows({ bars, labels, isDrawn }: { bars: Bar[]; labels: BarLabels; isDrawn: boolean }) {
  return (
    <table className="table plain">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{labels.category}</th>
          {isDrawn ? <td /> : null}
          <th scope="col">{labels.unit}</th>
        </tr>
      </thead>
      <tbody className="[&_:is(th,td)]:py-1 [&_:is(th,td)]:align-middle [&_:is(th,td)]:unlined [&_th]:max-w-48 [&_th]:weight-400 [&_th>*]:line-clamp-2 [&_th>*]:wrap-anywhere">
        {bars.map(({ label, to, text, width }) => (
          <tr key={label}>
            <RowName label={label} to={to} />
            {isDrawn ? (
              <td className="w-[45%] px-0 @max-[20rem]:w-1/5 @min-[34rem]:w-[60%]">
                <svg className="block h-4 w-full" aria-hidden="true">
                  <rect className={MARK} width={`${width}%`} height="100%" rx="2" />
                </svg>
              </td>
            ) : null}
            <td className="num w-[1%]">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Upright({ shape: { bars, names, ticks }, labels }: { shape: BarShape; labels: BarLabels }) {
  const isDrawn = bars.length >= MIN_DRAWN_POINTS;
  return (
    <>
      {isDrawn ? <Columns bars={bars} names={names} ticks={ticks} labels={labels} /> : null}
      <TableFold isDrawn={isDrawn}>
        <thead>
          <tr>
            <th scope="col">{labels.category}</th>
            <th scope="col" className="num">
              {labels.unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, to, text }) => (
            <tr key={label}>
              <RowName label={label} to={to} />
              <td className="num">{text}</td>
            </tr>
          ))}
        </tbody>
      </TableFold>
    </>
  );
}

function Columns({ bars, names, ticks, labels }: Omit<BarShape, "isVertical"> & { labels: BarLabels }) {
  const max = bars.reduce((highest, bar) => (bar.value > highest.value ? bar : highest));
  return (
    <Plot
      title={labels.title}
      summary={`${labels.unit} by ${labels.category.toLowerCase()}. Highest: ${max.text} (${max.label}).`}
      ticks={ticks}
      names={names}
    >
      {bars.map((bar) => (
        <g key={bar.label}>
          <rect
            className={MARK}
            x={`${bar.x}%`}
            y={`${bar.y}%`}
            width={`${bar.width}%`}
            height={`${bar.height}%`}
          >
            <title>{`${bar.label}: ${bar.text}`}</title>
          </rect>
          {ticks.length ? null : (
            <text x={`${bar.x + bar.width / 2}%`} y={`${bar.y}%`} dy="-.5em" textAnchor="middle">
              {bar.text}
            </text>
          )}
        </g>
      ))}
    </Plot>
  );
}
