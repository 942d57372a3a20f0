import { DomainError } from "~/core/errors";
import { formatNumber } from "~/core/format";
import { plainText } from "~/core/text";
import { createEncodingDetector } from "~/domains/directory/imports/csv/csv-encoding";
import { errorOfBytes, errorOfText } from "~/domains/directory/imports/csv/csv-kind";
import { type CsvRecord, recordsOfText } from "~/domains/directory/imports/csv/csv-records";
import { findDelimiter, isSepLine } from "~/domains/directory/imports/csv/find-delimiter";
import { findHeader, MAX_HEADER_ROWS } from "~/domains/directory/imports/csv/find-header";
import { SAMPLE_ROWS } from "~/domains/directory/imports/mapping/guess-mapping";
import { LateOptOuts } from "~/domains/directory/imports/opt-outs/opt-out-columns";
import { isEmptyRow, isHeaderAgain } from "~/domains/directory/imports/read-cells";
import { hasIdentity, type LeadHeader, readLeadHeader, unreadNames } from "../lead-header";

/** Bytes; smaller than the directory's limit, because the file is read into memory. */
export const MAX_BYTES = 5_000_000;
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 100;
const HEAD = 64 * 1024;

const invalid = (message: string) => new DomainError("invalid", message, { field: "csv" });

/** Decodes a file's text by its encoding. @throws DomainError invalid, too_large */
export function textOfFile(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES)
    throw new DomainError(
      "too_large",
      "A lead file can be at most 5 MB. Split the file and upload each part.",
      {
        field: "csv",
      },
    );
  const problem = errorOfBytes(bytes.subarray(0, 16));
  if (problem) throw invalid(problem);
  const detector = createEncodingDetector();
  detector.push(bytes);
  return new TextDecoder(detector.finish()).decode(bytes);
}

/** Rows of a text with their line numbers; the first contains the column names. Reads at most `limit` rows below it. */
export function listRows(text: string, delimiter: string, limit = MAX_ROWS + MAX_HEADER_ROWS): CsvRecord[] {
  const rows: CsvRecord[] = [];
  for (const record of recordsOfText(text, delimiter, invalid)) {
    if (isEmptyRow(record) || isSepLine(record, delimiter)) continue;
    rows.push(record);
    if (rows.length > limit) break;
  }
  return rows;
}

/** Finds the column names below titles and notes, in any of our five languages; other rows are leads. */
export function headerOfRows(rows: readonly CsvRecord[]): { header: LeadHeader; first: number } | null {
  const first = findHeader(rows, "contacts");
  const record = rows[first];
  if (!record) return null;
  if (record.problem) throw invalid(`The first line must contain the column names. ${record.problem}`);
  if (record.cells.length > MAX_COLUMNS)
    throw invalid(`A lead file can have at most ${MAX_COLUMNS} columns. Remove columns and try again.`);
  const cells = rows.slice(first + 1).map((row) => row.cells);
  const sample = cells.slice(0, SAMPLE_ROWS);
  const late = new LateOptOuts({ columns: record.cells, sample, kind: "contacts" });
  for (const row of cells.slice(SAMPLE_ROWS)) late.add(row);
  return { header: readLeadHeader(record.cells, [...sample, ...late.rows]), first: first + 1 };
}

const MAX_REJECTED_ROWS = 30;
const MAX_NAME_LENGTH = 60;

const shown = (names: readonly string[]): string[] =>
  names.slice(0, MAX_REJECTED_ROWS).map((name) => plainText(name).slice(0, MAX_NAME_LENGTH));

interface LeadFile {
  unread: string[];
  delimiter: string;
  columns: string[];
  rows: number;
}

/** Parses a lead file. @throws DomainError invalid for wrong columns, no rows or too many */
export function inspectFile(text: string): LeadFile {
  if (text.trim() === "") throw invalid("This file is empty. Choose a CSV file with leads.");
  const problem = errorOfText(text);
  if (problem) throw invalid(problem);
  const delimiter = findDelimiter(text.slice(0, HEAD));
  const all = listRows(text, delimiter);
  const found = headerOfRows(all);
  if (!found) throw invalid("This file is empty. Choose a CSV file with leads.");
  const { header, first } = found;
  const { names } = header;
  if (!hasIdentity(header))
    throw invalid(
      `This file has no column for email addresses or phone numbers. Columns found: ${names.join(", ").slice(0, 200) || "nothing"}.`,
    );
  const rows = all.slice(first);
  const count = rows.filter((row) => !isHeaderAgain(row, names)).length;
  if (count === 0) throw invalid("This file has column names but no leads. Add leads and upload it again.");
  if (rows.length > MAX_ROWS)
    throw invalid(
      `This file has more than ${formatNumber(MAX_ROWS)} rows. Split the file and upload each part.`,
    );
  return { delimiter, columns: [...names], rows: rows.length, unread: shown(unreadNames(header)) };
}
