import type { Buffer } from "node:buffer";
import { type CsvError, parse } from "csv-parse/sync";

export interface CsvRecord {
  /** Line of the file where the row begins, from 1: what a text editor shows. */
  line: number;
  cells: string[];
  /** Why the line can't be read as CSV, in words for the user; its text is then the only cell. */
  problem?: string;
}

/** Most bytes of one row: more is taken for a quotation mark that nobody closed. */
export const ROW_LIMIT = 64 * 1024;
const SHOWN = 500;
const LF = 10;
export const CR = 13;

const PROBLEMS = {
  notClosed: "A quotation mark opens here and is not closed. Close it, or remove it.",
  notDoubled:
    'A quotation mark inside a quoted cell must be written twice (""). Write it twice, or remove it.',
  tooLong: "This line is longer than 64 kB. Shorten it.",
};

/** Splits bytes into rows as far as they can be read; `end` is the offset behind a row. */
export function splitRows(bytes: Buffer, delimiter: string, isRelaxed = false) {
  const rows: { cells: string[]; end: number }[] = [];
  let error: CsvError["code"] | undefined;
  try {
    parse(bytes, {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: isRelaxed,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { bytes: end }) => {
        rows.push({ cells, end });
        return null;
      },
    });
  } catch (thrown) {
    error = (thrown as CsvError).code;
  }
  return { rows, error };
}

export const isLineEnd = (byte: number | undefined) => byte === LF || byte === CR;

/** Offset behind the line that begins at 0, or -1 when its end is not there yet (a CR may be half of a CRLF). */
export function endOfLine(bytes: Buffer, isLast: boolean): number {
  let at = 0;
  while (at < bytes.length && !isLineEnd(bytes[at])) at += 1;
  if (at + 1 >= bytes.length && bytes[at] !== LF) return isLast ? bytes.length : -1;
  return bytes[at] === CR && bytes[at + 1] === LF ? at + 2 : at + 1;
}

export function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = 0; at < bytes.length; at++)
    if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) lines += 1;
  return lines;
}

/** Reads one line on its own: marks inside an unquoted cell (5" pipes) are taken as they stand, any other slip is a problem. */
export function readLine(bytes: Buffer, line: number, delimiter: string): CsvRecord {
  const text = bytes.toString("utf8").trimEnd();
  const shown = [text.slice(0, SHOWN)];
  if (bytes.length > ROW_LIMIT) return { line, cells: shown, problem: PROBLEMS.tooLong };
  const { rows, error } = splitRows(bytes, delimiter);
  if (!error) return { line, cells: rows[0]?.cells ?? [] };
  if (error === "CSV_QUOTE_NOT_CLOSED") return { line, cells: shown, problem: PROBLEMS.notClosed };
  const relaxed = splitRows(bytes, delimiter, true);
  const cells = relaxed.rows[0]?.cells;
  const isPlain = error === "INVALID_OPENING_QUOTE" && !cells?.some((cell) => cell.startsWith('"'));
  return cells && isPlain && !relaxed.error
    ? { line, cells }
    : { line, cells: shown, problem: PROBLEMS.notDoubled };
}
