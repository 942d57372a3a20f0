import type { Import } from "./import";
import { headerKey } from "./mapping/header-key";
import { knownTool } from "./mapping/known-tools";
import { fieldOfHeader, type MappedField, type Mapping } from "./mapping/mapped-fields";

/** A column of a field, and the column that labels it ("E-mail 1 - Label": Work, Home). */
interface Place {
  at: number;
  label: number | null;
}

/** The columns of each field, in the order in which they are read. */
export interface RowLayout {
  kind: Import["kind"];
  length: number;
  places: ReadonlyMap<MappedField, readonly Place[]>;
}

const LABELS = ["label", "type", "typ"];
const VALUES = ["value", "valeur", "valor", "wert"];

/** Returns "e mail 1" for "E-mail 1 - Label"; null for a name without one of these endings. */
function ownerOf(column: string, words: readonly string[]): string | null {
  const key = headerKey(column.slice(0, 100));
  const space = key.lastIndexOf(" ");
  return space > 0 && words.includes(key.slice(space + 1)) ? key.slice(0, space) : null;
}

/** Maps the name of a labelled column to its label column: "e mail 1" to the index of "E-mail 1 - Label". */
const labelsOf = (columns: readonly string[]): Map<string, number> =>
  new Map(
    columns.flatMap((column, at) => {
      const of = ownerOf(column, LABELS);
      return of ? [[of, at] as const] : [];
    }),
  );

/** Orders a field's columns by the rank of their names, then as in the file. Outlook's work numbers come before mobile ones. */
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
  const isOutlook = knownTool(columns) === "Outlook";
  const places = new Map<MappedField, (Place & { rank: number })[]>();
  mapping.forEach((field, at) => {
    if (!field) return;
    const name = columns[at] ?? "";
    const found = fieldOfHeader(name, kind);
    const rank = found?.field !== field ? 45 : found.isWorkPhone && isOutlook ? found.rank - 40 : found.rank;
    const label = labels.get(ownerOf(name, VALUES) ?? headerKey(name)) ?? null;
    places.set(field, [...(places.get(field) ?? []), { at, label, rank }]);
  });
  for (const list of places.values()) list.sort((a, b) => a.rank - b.rank || a.at - b.at);
  return { kind, length: mapping.length, places };
}
