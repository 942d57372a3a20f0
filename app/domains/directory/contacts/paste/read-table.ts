import { CsvReader } from "../../imports/csv/csv-records";
import { findDelimiter } from "../../imports/csv/find-delimiter";
import { guessMapping, SAMPLE_ROWS } from "../../imports/mapping/guess-mapping";
import type { Mapping } from "../../imports/mapping/mapped-fields";
import { type OptOut, optOutReader, readOptOut } from "../../imports/opt-outs/read-opt-outs";
import type { ImportedPerson } from "../../imports/people/read-person";
import { isEmptyRow, isHeaderAgain } from "../../imports/read-cells";
import { readRow } from "../../imports/read-row";
import { rowLayout } from "../../imports/row-layout";
import { isHeading, plainList } from "./read-lines";

/** A row of a pasted table, read like a file row. */
export interface PastedRow {
  line: number;
  person: ImportedPerson | null;
  reason: string | null;
  optOut: OptOut | null;
}

/** The first rows below a header, as copied from a spreadsheet or CSV file; null if the text has no header. */
export function readTable(text: string, now: Date, limit = Number.POSITIVE_INFINITY): PastedRow[] | null {
  const plain = plainList(text);
  if (!isHeading(plain.trimStart().split(/[\r\n]/, 1)[0] ?? "")) return null;
  const delimiter = findDelimiter(plain);
  const [header, ...rows] = [...new CsvReader(delimiter).read(plain, true)].filter((row) => !isEmptyRow(row));
  if (!header || header.problem) return null;
  const columns = header.cells;
  const records = rows.filter((row) => !isHeaderAgain(row, columns));
  const sample = records.slice(0, SAMPLE_ROWS).map(({ cells }) => cells);
  const mapping = guessMapping(columns, sample, "contacts") as Mapping;
  const layout = rowLayout({ columns, mapping, kind: "contacts" });
  const reader = optOutReader(columns, mapping, now);
  return records.slice(0, limit).map((record) => {
    const { person = null, reason, note } = readRow(record, layout);
    const optOut = record.problem ? null : readOptOut(record, reader);
    return { line: record.line, person, reason: reason ?? note ?? null, optOut };
  });
}
