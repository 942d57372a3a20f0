import { DomainError } from "~/core/errors";
import { errorOfText } from "./csv/csv-kind";
import { type CsvRecord, recordsOfText } from "./csv/csv-records";
import { findDelimiter, isSepLine } from "./csv/find-delimiter";
import { findHeader, isHeaderMissing, MAX_HEADER_ROWS } from "./csv/find-header";
import type { Import } from "./import";
import { guessMapping, SAMPLE_ROWS } from "./mapping/guess-mapping";
import { LateOptOuts } from "./opt-outs/opt-out-columns";
import { isEmptyRow, isHeaderAgain } from "./read-cells";
import { MAX_COLUMNS } from "./schemas";

/** Number of leading bytes used to detect encoding and format. */
export const HEAD_BYTES = 64 * 1024;

export interface FileHead {
  text: string;
  /** Whether the head is the whole file. */
  isWhole: boolean;
}

const SAMPLE_CHARACTERS = 300;
const COLUMN_CHARACTERS = 100;
const SHOWN_CELLS = 12;
const SHOWN_CHARACTERS = 60;

const invalid = (message: string) => new DomainError("invalid", message, { field: "file" });

type HeadRead = Pick<Import, "delimiter" | "columns" | "sample" | "mapping" | "headerLine" | "firstRows">;

const shownRow = ({ line, cells }: CsvRecord) => ({
  line,
  cells: cells.slice(0, SHOWN_CELLS).map((cell) => cell.slice(0, SHOWN_CHARACTERS)),
});

/** Detects a file's format from its head. `headerLine` is the user's choice of header row. @throws DomainError invalid */
export function readHead({ text, isWhole }: FileHead, kind: Import["kind"], headerLine?: number): HeadRead {
  const problem = errorOfText(text);
  if (problem) throw invalid(problem);
  const delimiter = findDelimiter(text);
  const records = [...recordsOfText(text, delimiter, invalid, isWhole)].filter(
    (record) => !isEmptyRow(record) && !isSepLine(record, delimiter),
  );
  const chosen = records.slice(0, MAX_HEADER_ROWS).findIndex(({ line }) => line === headerLine);
  if (headerLine !== undefined && chosen === -1)
    throw new DomainError("invalid", "Choose one of the first ten rows as the header.", {
      field: "headerLine",
    });
  const place = headerLine === undefined ? findHeader(records, kind) : chosen;
  const [header, ...rows] = records.slice(place);
  if (!header && !isWhole && text.trim() !== "")
    throw invalid("The first line must contain the column names, but it’s longer than 64 kB. Shorten it.");
  if (!header) throw invalid("This file is empty. Choose a CSV file with a header and at least one row.");
  if (header.problem)
    throw invalid(`The first line must contain the column names, but it can’t be read. ${header.problem}`);
  if (header.cells.length > MAX_COLUMNS)
    throw invalid(
      `This file has ${header.cells.length} columns, but the limit is ${MAX_COLUMNS}. Remove columns you don’t need.`,
    );
  const columns = header.cells.map((cell) => cell.slice(0, COLUMN_CHARACTERS));
  if (headerLine === undefined && isHeaderMissing(columns, kind))
    throw invalid(
      `The first line has no column names. Add a first line such as “${kind === "contacts" ? "name,email,company" : "name,country,website"}” and upload the file again.`,
    );
  if (rows.length === 0 && isWhole)
    throw invalid("This file has column names but no rows. Add rows and upload it again.");
  const cells = rows
    .filter((row) => !row.problem && !isHeaderAgain(row, columns))
    .map((row) => row.cells.map((cell) => cell.slice(0, SAMPLE_CHARACTERS)));
  const first = cells.slice(0, SAMPLE_ROWS);
  const late = new LateOptOuts({ columns, sample: first, kind });
  for (const row of cells.slice(SAMPLE_ROWS)) late.add(row);
  const sample = [...first, ...late.rows];
  return {
    delimiter,
    columns,
    sample,
    mapping: guessMapping(columns, sample, kind),
    headerLine: header.line,
    firstRows: records.slice(0, MAX_HEADER_ROWS).map(shownRow),
  };
}
