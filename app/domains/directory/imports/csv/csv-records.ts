import {
  behindLineEnd,
  countLines,
  endOfLine,
  isLineEnd,
  MAX_ROW_LENGTH,
  type RowResult,
  readRow,
  skipSpaces,
} from "./csv-row";

export { MAX_ROW_LENGTH } from "./csv-row";

export interface CsvRecord {
  /** Line number of the row's first line in the file, from 1, as in a text editor. */
  line: number;
  cells: string[];
  /** Why the line can't be parsed as CSV, as shown to the user; its text is then the only cell. */
  problem?: string;
}

/** A file with more unreadable lines than this is rejected. */
export const MAX_UNREADABLE_LINES = 200;
const BATCH_SIZE = 500;
const MAX_SHOWN_LENGTH = 500;

const PROBLEMS = {
  notClosed: "A quotation mark isn’t closed. Close or remove it.",
  notDoubled: 'A quotation mark inside a quoted cell must be doubled (""). Double it or remove it.',
  tooLong: "This line is longer than 64 kB. Shorten it.",
};

/**
 * An unreadable row only loses its first line. Rows and line numbers don't depend on how the text was split. Linear
 * time: decision 003.
 */
export class CsvReader {
  private readonly delimiter: number;
  private text = "";
  private at = 0;
  private line = 1;
  private isSkipping = false;

  constructor(delimiter: string) {
    this.delimiter = delimiter.charCodeAt(0);
  }

  /** The rows completed by `piece`, or all remaining ones if it is the last. */
  *read(piece: string, isLast: boolean): Generator<CsvRecord> {
    // A zero byte has no meaning in text, so it is dropped without losing its cell or row.
    this.text = this.text.slice(this.at) + piece.replaceAll("\0", "");
    this.at = 0;
    if (this.isSkipping) this.skipLine(isLast);
    while (this.skipBlank(isLast)) {
      const record = this.next(isLast);
      if (!record) return;
      yield record;
    }
  }

  private skipBlank(isLast: boolean): boolean {
    const { text, delimiter } = this;
    for (;;) {
      this.at = skipSpaces(text, this.at, delimiter);
      if (this.at === text.length) return false;
      if (!isLineEnd(text.charCodeAt(this.at))) return true;
      const end = behindLineEnd(text, this.at, isLast);
      if (end === -1) return false;
      this.at = end;
      this.line += 1;
    }
  }

  /** Null if more text is needed. */
  private next(isLast: boolean): CsvRecord | null {
    const { text, at, line, delimiter } = this;
    const row = readRow(text, at, { delimiter, isLast });
    if (row === "incomplete" && !isLast && text.length - at <= MAX_ROW_LENGTH) return null;
    if (row === "incomplete" || "error" in row || row.end - at > MAX_ROW_LENGTH)
      return this.readBrokenLine(row, isLast);
    this.at = row.end;
    this.line += row.isSpanning ? countLines(text, at, row.end) : countLines(text, row.end - 1, row.end);
    return { line, cells: row.cells };
  }

  /** Quotation marks inside an unquoted cell (5" pipes) are literal; any other fault is reported as a problem. */
  private readBrokenLine(row: RowResult, isLast: boolean): CsvRecord | null {
    const { text, at, line, delimiter } = this;
    const end = endOfLine(text, at, isLast);
    const length = (end === -1 ? text.length : end) - at;
    if (end === -1 && length <= MAX_ROW_LENGTH) return null;
    this.skipLine(isLast);
    const shown = [text.slice(at, at + Math.min(length, MAX_SHOWN_LENGTH)).trimEnd()];
    if (length > MAX_ROW_LENGTH) return { line, cells: shown, problem: PROBLEMS.tooLong };
    if (typeof row === "string" || !("error" in row) || row.at >= end)
      return { line, cells: shown, problem: PROBLEMS.notClosed };
    const relaxed =
      row.error === "opening_quote" &&
      readRow(text.slice(at, end), 0, { delimiter, isLast: true, isRelaxed: true });
    return typeof relaxed === "object" &&
      "cells" in relaxed &&
      !relaxed.cells.some((cell) => cell.startsWith('"'))
      ? { line, cells: relaxed.cells }
      : { line, cells: shown, problem: PROBLEMS.notDoubled };
  }

  private skipLine(isLast: boolean): void {
    const end = endOfLine(this.text, this.at, isLast);
    this.isSkipping = end === -1;
    // A CR at the end is kept: it may be half of a CRLF.
    this.at = end === -1 ? this.text.length - (this.text.endsWith("\r") ? 1 : 0) : end;
    if (end !== -1) this.line += countLines(this.text, end - 1, end);
  }
}

type Refuse = (message: string) => Error;

function unreadableCounter(refuse: Refuse) {
  let count = 0;
  let first: CsvRecord | undefined;
  return (record: CsvRecord) => {
    if (!record.problem) return;
    first ??= record;
    count += 1;
    if (count > MAX_UNREADABLE_LINES)
      throw refuse(
        `This file doesn’t look like CSV: more than ${MAX_UNREADABLE_LINES} lines can’t be read, starting at line ${first.line}. Save it as “CSV UTF-8” and upload it again.`,
      );
  };
}

/**
 * Rows on demand. If `isWhole` is false, the text is the start of a longer one and only complete rows are returned.
 * @throws the error from `refuse`
 */
export function* recordsOfText(
  text: string,
  delimiter: string,
  refuse: Refuse,
  isWhole = true,
): Generator<CsvRecord> {
  const count = unreadableCounter(refuse);
  for (const record of new CsvReader(delimiter).read(text, isWhole)) {
    count(record);
    yield record;
  }
}

export async function* csvRecords(
  pieces: AsyncIterable<string>,
  delimiter: string,
  refuse: Refuse,
): AsyncGenerator<CsvRecord[]> {
  const reader = new CsvReader(delimiter);
  const count = unreadableCounter(refuse);
  let batch: CsvRecord[] = [];
  let parts: string[] = [];
  let length = 0;
  async function* take(isLast: boolean) {
    const text = parts.join("");
    parts = [];
    length = 0;
    for (const record of reader.read(text, isLast)) {
      count(record);
      if (batch.push(record) < BATCH_SIZE) continue;
      yield batch;
      batch = [];
    }
  }
  for await (const piece of pieces) {
    parts.push(piece);
    length += piece.length;
    // The rest of an unfinished row is parsed again with the next text, so its length is limited to one row.
    if (length >= MAX_ROW_LENGTH) yield* take(false);
  }
  yield* take(true);
  if (batch.length > 0) yield batch;
}
