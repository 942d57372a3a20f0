import { useId } from "react";
import { type ChartWords, EmptyFigure, Figure, TableFold } from "./figure";
import type { TileMapShape } from "./shapes";

/** The 54 countries as squares, which lead to what they count. The figures stand in a table under them. */
export function TileMap({
  shape: { tiles, rows },
  unit,
  ...labels
}: ChartWords & {
  shape: TileMapShape;
  /** "Leads". */
  unit: string;
}) {
  const id = useId();
  if (rows.length === 0) return <EmptyFigure {...labels} />;
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return (
    <Figure title={labels.title} to={labels.to} className="africa tiles">
      <svg
        viewBox="0 0 100 90"
        role={rows.some(({ to }) => to) ? "group" : "img"}
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{labels.title}</title>
        <desc id={`${id}d`}>A square a country. The same figures are in the table after the map.</desc>
        {tiles.map((tile) => {
          const row = byCode.get(tile[0]);
          const name = row ? `${row.code}, ${row.name}: ${row.text} ${unit.toLowerCase()}` : null;
          return row?.to ? (
            <a key={tile[0]} href={row.to} aria-label={`${name}`}>
              <Square tile={tile} />
            </a>
          ) : (
            <Square key={tile[0]} tile={tile} />
          );
        })}
      </svg>
      <TableFold>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col" className="num">
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, text, to }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td className="num">{to ? <a href={to}>{text}</a> : text}</td>
            </tr>
          ))}
        </tbody>
      </TableFold>
    </Figure>
  );
}

function Square({ tile: [code, x, y, step] }: { tile: TileMapShape["tiles"][number] }) {
  return (
    <>
      <rect className={`s${step}`} x={x + 0.5} y={y + 0.5} width="9" height="9" rx="1" />
      <text
        className={step > 2 ? "dark" : undefined}
        x={x + 5}
        y={y + 6.3}
        fontSize="3.6"
        textAnchor="middle"
      >
        {code}
      </text>
    </>
  );
}
