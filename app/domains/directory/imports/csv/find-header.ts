import { largest } from "~/core/lists/unbounded";
import { countryCode } from "~/core/places/countries";
import type { Import } from "../import";
import { isCompanyName } from "../mapping/cell-kinds";
import { fieldOfHeader } from "../mapping/mapped-fields";
import { isStatusHeader, optOutHeader } from "../opt-outs/opt-out-headers";
import type { CsvRecord } from "./csv-records";

/** Maximum rows at the start of a file that are searched for the header and shown to the user who chooses it. */
export const MAX_HEADER_ROWS = 10;

const isColumnName = (cell: string, kind: Import["kind"]): boolean =>
  cell.length <= 80 &&
  (fieldOfHeader(cell, kind) !== undefined || optOutHeader(cell) !== null || isStatusHeader(cell));

const filledIn = ({ cells }: CsvRecord) => cells.filter((cell) => cell.trim() !== "").length;

/** Index of the header row, skipping title lines and notes above it. */
export function findHeader(records: readonly CsvRecord[], kind: Import["kind"]): number {
  const rows = records.slice(0, MAX_HEADER_ROWS).map((record, index) => ({
    index,
    names: record.problem ? 0 : record.cells.filter((cell) => isColumnName(cell, kind)).length,
    filled: record.problem ? 0 : filledIn(record),
  }));
  const [first] = rows;
  if (!first) return 0;
  const best = rows.reduce((a, b) => (b.names > a.names ? b : a));
  const widest = largest(
    rows.map(({ filled }) => filled),
    0,
  );
  if (best.names > first.names && (best.names > 1 || (first.filled < 2 && widest > 1))) return best.index;
  if (first.names > 0 || first.filled * 2 >= widest || records[0]?.problem) return 0;
  // Title lines only fill one or two cells of a wide table.
  return rows.find(({ filled }) => filled * 2 >= widest)?.index ?? 0;
}

const isValue = (cell: string) =>
  cell === "" ||
  cell.length > 80 ||
  /^[\d.,\s]+$/.test(cell) ||
  /^(https?:\/\/|www\.)/i.test(cell) ||
  /\S@\S+\.\S/.test(cell) ||
  countryCode(cell) !== null ||
  isCompanyName(cell);

/** Whether no column name is recognised and a cell contains a value. */
export const isHeaderMissing = (columns: string[], kind: Import["kind"] = "companies"): boolean =>
  !columns.some((column) => fieldOfHeader(column, kind)) && columns.some((column) => isValue(column.trim()));
