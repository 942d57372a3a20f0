import type { Import } from "../import";
import { fieldOfHeader, type Mapping } from "../mapping/mapped-fields";
import { isEmailHeader, isStatusHeader, optOutHeader } from "./opt-out-headers";
import { isOfAddresses, wordOfCell } from "./opt-out-values";

const isFilled = (cell: string) => cell !== "";

/** A state that is known by its cells: some say what is said of addresses alone, under a name of a status or throughout. */
function holdsStates(column: string, cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(isFilled);
  const isEmail = isEmailHeader(column);
  if (!filled.some((cell) => isOfAddresses(cell, isEmail))) return false;
  return isStatusHeader(column) || filled.every((cell) => wordOfCell(cell) !== null);
}

/** The places of columns that say who may not be emailed; a name that says something else is that. */
export const optOutColumns = ({
  columns,
  sample,
  kind,
}: Pick<Import, "columns" | "sample" | "kind">): number[] =>
  columns.flatMap((column, place) => {
    if (optOutHeader(column)) return [place];
    if (fieldOfHeader(column, kind)) return [];
    const cells = sample.map((row) => row[place] ?? "");
    return holdsStates(column, cells) ? [place] : [];
  });

/** Of rows behind a sample, the first of each status column that says what the sample does not: "Unsubscribed" may come late. */
export function tellingRows(
  { columns, sample, kind }: Parameters<typeof optOutColumns>[0],
  rows: readonly (readonly string[])[],
): (readonly string[])[] {
  const known = optOutColumns({ columns, sample, kind });
  return columns.flatMap((column, place) => {
    if (known.includes(place) || !isStatusHeader(column) || fieldOfHeader(column, kind)) return [];
    const row = rows.find((cells) => isOfAddresses(cells[place] ?? "", isEmailHeader(column)));
    return row ? [row] : [];
  });
}

/** The names of those that a mapping leaves out; those that only say why do not count. */
export const optOutsLeftOut = (row: Parameters<typeof optOutColumns>[0], mapping: Mapping): string[] =>
  mapping.includes("personEmail")
    ? optOutColumns(row)
        .filter((place) => mapping[place] !== "personOptOut")
        .map((place) => row.columns[place] ?? "")
        .filter((column) => optOutHeader(column)?.kind !== "detail")
    : [];
