import type { Import } from "./import";
import { headerKey } from "./mapping/header-key";
import { fieldOfHeader, type MappedField, type Mapping } from "./mapping/mapped-fields";

/** A column of a field, with the column that labels its cells ("E-mail 1 - Label": Work, Home). */
interface Place {
  at: number;
  label: number | null;
}

/** Where the fields of a row stand: of several columns those that are read first stand first. */
export interface RowLayout {
  kind: Import["kind"];
  length: number;
  places: ReadonlyMap<MappedField, readonly Place[]>;
}

const LABEL = /^(.*\S)\s*[-–:_ ]\s*(label|type|typ)$/i;
const VALUE = /\s*[-–:_ ]\s*(value|valeur|valor|wert)$/i;

/** By the name of the column that a label is of: "e mail 1" of "E-mail 1 - Label". */
function labelsOf(columns: readonly string[]): Map<string, number> {
  return new Map(
    columns.flatMap((column, at) => {
      const of = LABEL.exec(column.slice(0, 100).trim())?.[1];
      return of ? [[headerKey(of), at] as const] : [];
    }),
  );
}

/** The order in which the columns of a field are read: by what their names say, then as in the file. */
export function rowLayout({
  columns = [],
  mapping,
  kind = "companies",
}: {
  columns?: readonly string[];
  mapping: Mapping;
  kind?: Import["kind"];
}): RowLayout {
  const labels = labelsOf(columns);
  const places = new Map<MappedField, (Place & { rank: number })[]>();
  mapping.forEach((field, at) => {
    if (!field) return;
    const name = columns[at] ?? "";
    const found = fieldOfHeader(name, kind);
    const rank = found?.field === field ? found.rank : 45;
    const label = labels.get(headerKey(name.replace(VALUE, ""))) ?? null;
    places.set(field, [...(places.get(field) ?? []), { at, label, rank }]);
  });
  for (const list of places.values()) list.sort((a, b) => a.rank - b.rank || a.at - b.at);
  return { kind, length: mapping.length, places };
}
