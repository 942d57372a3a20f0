import { z } from "zod";
import { FetchError } from "~/adapters/public-fetch/fetch-error";
import { createEncodingDetector, decoded } from "../imports/csv/csv-encoding";
import { type CsvRecord, csvRecords } from "../imports/csv/csv-records";
import { findDelimiter, isSepLine } from "../imports/csv/find-delimiter";
import { guessMapping, SAMPLE_ROWS } from "../imports/mapping/guess-mapping";
import { isEmptyRow } from "../imports/read-cells";
import { type ImportedCompany, readRow } from "../imports/read-row";
import { rowLayout } from "../imports/row-layout";
import { MAX_COLUMNS } from "../imports/schemas";

/** A company, or null for a rejected row. Contacts in the feed are never read. */
export type SourceRow = ImportedCompany | null;

const HEAD = 64 * 1024;

const unknownForm = (what: string) => new FetchError("not_its_format", what);

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < bytes.length; index += HEAD) yield bytes.subarray(index, index + HEAD);
}

/** Returns the rows after the header from `first` on; one more than requested if there are more. */
async function csvPage(bytes: Uint8Array, first: number, limit: number) {
  const detector = createEncodingDetector();
  detector.push(bytes);
  const encoding = detector.finish();
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, HEAD));
  if (/^\s*</.test(head)) throw unknownForm("The feed is HTML or XML. Use CSV or JSON.");
  const delimiter = findDelimiter(head);
  let columns: string[] | null = null;
  const sample: string[][] = [];
  const records: CsvRecord[] = [];
  let row = 0;
  for await (const some of csvRecords(decoded(piecesOf(bytes), encoding), delimiter, unknownForm)) {
    for (const record of some) {
      if (isEmptyRow(record) || isSepLine(record, delimiter)) continue;
      if (columns === null) {
        columns = record.cells;
        continue;
      }
      if (sample.length < SAMPLE_ROWS) sample.push(record.cells);
      if (row >= first && records.length <= limit) records.push(record);
      row += 1;
    }
    if (records.length > limit) break;
  }
  return { columns: columns ?? [], sample, records };
}

const List = z.union([
  z.array(z.unknown()),
  z
    .record(z.string(), z.unknown())
    .transform((value) => Object.values(value).find(Array.isArray) ?? [])
    .pipe(z.array(z.unknown())),
]);

const cellOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

function jsonPage(bytes: Uint8Array, first: number, limit: number) {
  let list: unknown[];
  try {
    list = List.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw unknownForm("The feed isn’t a JSON list of companies.");
  }
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const beginning = list.slice(0, SAMPLE_ROWS).filter(isObject);
  const columns = [...new Set(beginning.flatMap(Object.keys))].slice(0, MAX_COLUMNS);
  const cells = (value: unknown) =>
    columns.map((column) => (isObject(value) && Object.hasOwn(value, column) ? cellOf(value[column]) : ""));
  const records = list
    .slice(first, first + limit + 1)
    .map((value, index) => ({ line: first + index + 1, cells: cells(value) }));
  return { columns, sample: beginning.map(cells), records };
}

/** Reads a page of a feed from row `first` on, and whether it is the last page. @throws FetchError not_its_format */
export async function readFeedRows(
  bytes: Uint8Array,
  format: "csv" | "json",
  first: number,
  limit: number,
): Promise<{ rows: SourceRow[]; isLast: boolean }> {
  const page = format === "csv" ? await csvPage(bytes, first, limit) : jsonPage(bytes, first, limit);
  const { columns, sample, records } = page;
  const mapping = columns.length > MAX_COLUMNS ? [] : guessMapping(columns, sample);
  if (!mapping.includes("name"))
    throw unknownForm("The feed has no company name column. Add a column called “name”.");
  const layout = rowLayout({ columns, mapping });
  const rows = records.slice(0, limit).map((record) => readRow(record, layout).company ?? null);
  return { rows, isLast: records.length <= limit };
}
