import type { AccountContext } from "~/core/context";
import { type CsvCell, csvResponse, csvStream } from "~/core/csv";
import { TAGS_COLUMN, withTags } from "~/domains/tags/tagged-rows.server";
import type { Company } from "./companies/company";
import { COMPANY_CSV_HEADER, CONTACT_CSV_HEADER, companyCells, contactCells } from "./companies/company-csv";
import type { Contact } from "./contacts/contact";

type Rows<Row> = AsyncIterable<Row> | Iterable<Row>;

async function* each<Row extends { id: number }>(
  ctx: AccountContext,
  list: "companies" | "contacts",
  rows: Rows<Row>,
  cellsOf: (row: Row) => CsvCell[],
) {
  for await (const [row, tags] of withTags(ctx, list, rows)) yield [...cellsOf(row), tags];
}

export const companyCsv = (ctx: AccountContext, rows: Rows<Company>): Response =>
  csvResponse(
    "companies.csv",
    csvStream([...COMPANY_CSV_HEADER, TAGS_COLUMN], each(ctx, "companies", rows, companyCells)),
  );

export const contactCsv = (ctx: AccountContext, rows: Rows<Contact>): Response =>
  csvResponse(
    "contacts.csv",
    csvStream([...CONTACT_CSV_HEADER, TAGS_COLUMN], each(ctx, "contacts", rows, contactCells)),
  );
