import { Buffer } from "node:buffer";
import {
  CR,
  type CsvRecord,
  countLines,
  endOfLine,
  isLineEnd,
  ROW_LIMIT,
  readLine,
  splitRows,
} from "./csv-lines";

export { type CsvRecord, ROW_LIMIT } from "./csv-lines";

/**
 * csv-parse splits them; what is added here is that a row which can't be read costs its first line only: it is given with
 * its problem. Rows and line numbers do not depend on how the text was cut into pieces.
 */
export async function* csvRecords(
  pieces: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRecord[]> {
  const reader = createReader(delimiter);
  for await (const piece of pieces) {
    const records = reader.read(Buffer.from(piece), false);
    if (records.length > 0) yield records;
  }
  const records = reader.read(Buffer.alloc(0), true);
  if (records.length > 0) yield records;
}

function createReader(delimiter: string) {
  let pending: Buffer = Buffer.alloc(0);
  let line = 1;
  let isSkipping = false;

  const advance = (length: number) => {
    line += countLines(pending.subarray(0, length));
    pending = pending.subarray(length);
    return length;
  };
  const skipBlankLines = (isLast: boolean) => {
    let skipped = 0;
    while (isLineEnd(pending[0])) {
      const end = endOfLine(pending, isLast);
      if (end === -1) break;
      skipped += advance(end);
    }
    return skipped;
  };
  const skipLine = (isLast: boolean) => {
    const end = endOfLine(pending, isLast);
    isSkipping = end === -1;
    advance(isSkipping ? pending.length - (pending.at(-1) === CR ? 1 : 0) : end);
  };

  const takeRows = (records: CsvRecord[], isLast: boolean): boolean => {
    const { rows, error } = splitRows(pending, delimiter);
    const complete = isLast || error ? rows : rows.slice(0, -1);
    let start = 0;
    for (const { cells, end } of complete) {
      start += skipBlankLines(true);
      if (end - start > ROW_LIMIT) return true;
      records.push({ line, cells });
      start += advance(end - start);
    }
    skipBlankLines(isLast);
    if (pending.length > ROW_LIMIT) return true;
    return error !== undefined && (isLast || error !== "CSV_QUOTE_NOT_CLOSED");
  };

  return {
    read(bytes: Buffer, isLast: boolean): CsvRecord[] {
      const records: CsvRecord[] = [];
      pending = pending.length > 0 ? Buffer.concat([pending, bytes]) : bytes;
      if (isSkipping) skipLine(isLast);
      if (pending.length < ROW_LIMIT && !isLast) return records;
      while (pending.length > 0 && takeRows(records, isLast)) {
        const end = endOfLine(pending, isLast);
        if (end === -1 && pending.length <= ROW_LIMIT) break;
        records.push(readLine(pending.subarray(0, end === -1 ? undefined : end), line, delimiter));
        skipLine(isLast);
      }
      return records;
    },
  };
}
