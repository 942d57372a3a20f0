import { DomainError } from "~/core/errors";
import type { Import } from "../import";
import { fieldOfHeader, type Mapping } from "../mapping/mapped-fields";
import { isConsentHeader, isEmailHeader, isStatusHeader, optOutHeader } from "./opt-out-headers";
import { isOfAddresses, wordOfCell } from "./opt-out-values";

const isFilled = (cell: string) => cell !== "";

const saysNo = (cell: string) => cell.trim() === "0" || wordOfCell(cell) === "no";
const saysYes = (cell: string) => cell.trim() === "1" || wordOfCell(cell) === "yes";

/**
 * Recognises a consent column with a refusal, and a status column: a cell is used only for addresses, and the header is
 * a status or all cells are known values.
 */
function holdsStates(column: string, cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(isFilled);
  if (isConsentHeader(column) && filled.some(saysNo) && filled.every((cell) => saysNo(cell) || saysYes(cell)))
    return true;
  const isEmail = isEmailHeader(column);
  if (!filled.some((cell) => isOfAddresses(cell, isEmail))) return false;
  return isStatusHeader(column) || filled.every((cell) => wordOfCell(cell) !== null);
}

/** Returns the indexes of opt-out columns; a column whose header has another meaning is excluded. */
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

const MAX_KNOWN_CELLS = 1_000;
/** Longer cells are cut to this length and not remembered. */
const MAX_KNOWN_LENGTH = 200;

/** Finds each status column's first row after the sample with an address-only value or a refusal: "Unsubscribed" may appear late. */
export class LateOptOuts {
  readonly rows: string[][] = [];
  private readonly open: { place: number; isEmail: boolean; isConsent: boolean }[];
  private readonly known = new Set<string>();

  constructor(file: Parameters<typeof optOutColumns>[0]) {
    const found = optOutColumns(file);
    this.open = file.columns.flatMap((column, place) =>
      (isStatusHeader(column) || isConsentHeader(column)) &&
      !found.includes(place) &&
      !fieldOfHeader(column, file.kind)
        ? [{ place, isEmail: isEmailHeader(column), isConsent: isConsentHeader(column) }]
        : [],
    );
  }

  add(cells: string[]): void {
    for (const column of [...this.open]) {
      const cell = cells[column.place] ?? "";
      const key = `${column.place} ${cell}`;
      if (cell === "" || this.known.has(key)) continue;
      if (cell.length <= MAX_KNOWN_LENGTH && this.known.size < MAX_KNOWN_CELLS) this.known.add(key);
      if (!isOfAddresses(cell, column.isEmail) && !(column.isConsent && saysNo(cell))) continue;
      // Keeps only the status cell of the row, so that the sample fits in one D1 value.
      const kept = Array.from({ length: column.place + 1 }, () => "");
      kept[column.place] = cell.slice(0, MAX_KNOWN_LENGTH);
      this.rows.push(kept);
      this.open.splice(this.open.indexOf(column), 1);
    }
  }
}

/** Returns the names of unmapped opt-out columns; columns that only contain reasons don't count. */
const optOutsLeftOut = (row: Parameters<typeof optOutColumns>[0], mapping: Mapping): string[] =>
  mapping.includes("personEmail")
    ? optOutColumns(row)
        .filter((place) => mapping[place] !== "personOptOut")
        .map((place) => row.columns[place] ?? "")
        .filter((column) => optOutHeader(column)?.kind !== "detail")
    : [];

/** Rejects a mapping that omits an opt-out column; not called once the user chose to ignore them. @throws DomainError invalid */
export function requireOptOuts(row: Parameters<typeof optOutColumns>[0], mapping: Mapping): void {
  const columns = optOutsLeftOut(row, mapping);
  if (columns.length === 0) return;
  const names = columns.map((name) => `“${name}”`).join(", ");
  throw new DomainError(
    "invalid",
    `${names} ${columns.length === 1 ? "isn’t" : "aren’t"} mapped, so contacts who opted out could be emailed. Map ${columns.length === 1 ? "this column" : "these columns"} to “May not be emailed”, or select “Import without opt-outs”.`,
    { field: "ignoreOptOuts" },
  );
}
