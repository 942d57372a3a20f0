import { csvResponse, csvStream } from "~/core/csv";
import type { Company } from "./companies/company";
import { COMPANY_CSV_HEADER, CONTACT_CSV_HEADER, companyCells, contactCells } from "./companies/company-csv";
import type { Contact } from "./contacts/contact";

type Rows<Row> = AsyncIterable<Row> | Iterable<Row>;

async function* each<Row, Cells>(rows: Rows<Row>, cellsOf: (row: Row) => Cells) {
  for await (const row of rows) yield cellsOf(row);
}

export const companyCsv = (rows: Rows<Company>): Response =>
  csvResponse("companies.csv", csvStream(COMPANY_CSV_HEADER, each(rows, companyCells)));

export const contactCsv = (rows: Rows<Contact>): Response =>
  csvResponse("contacts.csv", csvStream(CONTACT_CSV_HEADER, each(rows, contactCells)));
