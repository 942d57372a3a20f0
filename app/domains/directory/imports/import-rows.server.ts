import { bytesOf } from "~/core/bytes";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { decoded } from "./csv/csv-encoding";
import { type CsvRecord, csvRecords } from "./csv/csv-records";
import { isSepLine } from "./csv/find-delimiter";
import { CHUNK, type Import } from "./import";
import { isEmptyRow } from "./read-cells";

export interface RowChunk {
  /** Index of the first row among the file's data rows, from 0. */
  first: number;
  rows: CsvRecord[];
}

const invalid = (message: string) => new DomainError("invalid", message);

/** Rows in chunks that are the same on every read; empty rows are skipped. @throws DomainError not_found, invalid */
export async function* importRows(
  ctx: AccountContext,
  row: Pick<Import, "fileKey" | "encoding" | "delimiter" | "headerLine">,
): AsyncGenerator<RowChunk> {
  const object = await ctx.files.get(row.fileKey);
  if (!object)
    throw new DomainError("not_found", "The uploaded file is no longer available. Upload it again.");
  let isHeaderSeen = false;
  let first = 0;
  let rows: CsvRecord[] = [];
  const text = decoded(bytesOf(object.body), row.encoding);
  for await (const records of csvRecords(text, row.delimiter, invalid)) {
    for (const record of records) {
      if (isEmptyRow(record) || (!isHeaderSeen && isSepLine(record, row.delimiter))) continue;
      if (!isHeaderSeen) {
        isHeaderSeen = record.line >= (row.headerLine ?? 1);
        continue;
      }
      rows.push(record);
      if (rows.length < CHUNK) continue;
      yield { first, rows };
      first += rows.length;
      rows = [];
    }
  }
  if (rows.length > 0) yield { first, rows };
}
