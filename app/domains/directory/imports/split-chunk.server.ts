import type { AccountContext } from "~/core/context";
import { addressesIn } from "~/core/email-address";
import { erasedAddresses } from "~/domains/global-suppressions/global-suppressions.server";
import type { CsvRecord } from "./csv/csv-records";
import type { Import } from "./import";
import type { RowChunk } from "./import-rows.server";
import { isPersonField, type Mapping } from "./mapping/mapped-fields";
import { type OptOut, optOutReader, readOptOut } from "./opt-outs/read-opt-outs";
import type { ImportedPerson } from "./people/read-person";
import { isHeaderAgain } from "./read-cells";
import { type ImportedCompany, readRow, WITHOUT_PERSON } from "./read-row";
import { rowLayout } from "./row-layout";

export interface ImportedRow {
  record: CsvRecord;
  company: ImportedCompany | null;
  person: ImportedPerson | null;
  employer: ImportedCompany | null;
}

interface Reject {
  line: number;
  reason: string;
  cells: string[];
  leftOut: "row" | "contact" | "cells";
}

const MAX_STORED_CELLS = 200;
const MAX_STORED_CHARACTERS = 2000;
const INSERT = `INSERT OR IGNORE INTO import_rejects (import_id, line, reason, cells, left_out)
SELECT ?1, value ->> 'line', value ->> 'reason', value -> 'cells', value ->> 'leftOut' FROM json_each(?2)`;
/** D1 accepts at most 2 MB in one parameter. */
const MAX_CHARACTERS = 600_000;

const addressesOf = (cells: readonly string[]) => cells.flatMap(addressesIn);

const NOT_LISTED = "This person asked not to be listed on Njia. Remove the row.";

export const keptCells = (cells: readonly string[]) =>
  cells.slice(0, MAX_STORED_CELLS).map((cell) => cell.slice(0, MAX_STORED_CHARACTERS));

const cellsOf = (mapping: Import["mapping"] | Mapping, { cells }: CsvRecord) =>
  cells.filter((_, index) => mapping[index]);

const ofCompany = ({ kind, mapping }: Import): Mapping =>
  (mapping as Mapping).map((field) => (kind === "companies" && field && isPersonField(field) ? null : field));

const namesOneOf = (erased: Set<string>, cells: readonly string[]) =>
  erased.size > 0 && addressesOf(cells).some((address) => erased.has(address));

export async function splitChunk(
  ctx: AccountContext,
  row: Import,
  chunk: RowChunk,
): Promise<{ rows: ImportedRow[]; rejects: Reject[]; optOuts: OptOut[] }> {
  const erased = await erasedAddresses(
    ctx,
    addressesOf(chunk.rows.flatMap((record) => cellsOf(row.mapping, record))),
  );
  const rows: ImportedRow[] = [];
  const rejects: Reject[] = [];
  const optOuts: OptOut[] = [];
  const mapping = row.mapping as Mapping;
  const reader = optOutReader(row.columns, mapping, ctx.now());
  const companyMapping = ofCompany(row);
  const layout = rowLayout(row as { columns: string[]; mapping: Mapping; kind: Import["kind"] });
  const companyLayout = rowLayout({ columns: row.columns, mapping: companyMapping, kind: row.kind });
  const reject = ({ line, cells }: CsvRecord, reason: string, leftOut: Reject["leftOut"]) =>
    rejects.push({ line, reason, cells: keptCells(cells), leftOut });
  for (const record of chunk.rows) {
    if (isHeaderAgain(record, row.columns)) {
      reject(record, "This row repeats the header. Remove it.", "row");
      continue;
    }
    // An opt-out counts even if the row is rejected for other reasons.
    const optOut = record.problem ? null : readOptOut(record, reader);
    const isErased = namesOneOf(erased, cellsOf(row.mapping, record));
    if (isErased && namesOneOf(erased, cellsOf(companyMapping, record))) {
      reject({ ...record, cells: [] }, NOT_LISTED, "row");
      continue;
    }
    if (optOut && !isErased) optOuts.push(optOut);
    const result = readRow(record, isErased ? companyLayout : layout);
    const shown = isErased ? { ...record, cells: [] } : record;
    if (result.reason !== undefined) reject(shown, result.reason, "row");
    else {
      const { company, person, employer, note } = result;
      rows.push({ record: shown, company, person, employer });
      if (isErased) reject(shown, `${WITHOUT_PERSON} ${NOT_LISTED}`, "contact");
      else if (note) reject(record, note, "cells");
    }
  }
  return { rows, rejects, optOuts };
}

/** Existing rejections stay unchanged. */
export function rejectStatements(
  ctx: AccountContext,
  importId: number,
  rejects: Reject[],
): D1PreparedStatement[] {
  const parts: string[][] = [];
  let characters = 0;
  for (const reject of rejects) {
    const text = JSON.stringify(reject);
    characters += text.length;
    const last = parts.at(-1);
    if (last && characters < MAX_CHARACTERS) last.push(text);
    else {
      parts.push([text]);
      characters = text.length;
    }
  }
  return parts.map((part) => ctx.d1.prepare(INSERT).bind(importId, `[${part.join(",")}]`));
}
