import { DomainError } from "~/core/errors";
import { formatNumber } from "~/core/format";
import { plainText } from "~/core/text";
import { createEncodingDetector } from "~/domains/directory/imports/csv/csv-encoding";
import { errorOfBytes, errorOfText } from "~/domains/directory/imports/csv/csv-kind";
import { type CsvRecord, recordsOfText } from "~/domains/directory/imports/csv/csv-records";
import { findDelimiter, isSepLine } from "~/domains/directory/imports/csv/find-delimiter";
import { headerKey } from "~/domains/directory/imports/mapping/header-key";
import { isEmptyRow, isHeaderAgain } from "~/domains/directory/imports/read-cells";

/** A file is read as a whole: smaller than one of the directory. */
export const MAX_BYTES = 5_000_000;
export const MAX_ROWS = 10_000;
const MAX_COLUMNS = 50;
const HEAD = 64 * 1024;

const REQUIRED = ["name", "email", "company"] as const;
const OPTIONAL = ["phone", "industry", "region", "tags", "lead_type"] as const;
export type LeadColumn = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];

const SPELLINGS: Record<string, LeadColumn> = {
  name: "name",
  "contact name": "name",
  "full name": "name",
  email: "email",
  "e mail": "email",
  "contact email": "email",
  "email address": "email",
  company: "company",
  "company name": "company",
  phone: "phone",
  "phone number": "phone",
  "contact phone": "phone",
  industry: "industry",
  region: "region",
  country: "region",
  tags: "tags",
  "lead type": "lead_type",
  type: "lead_type",
};

const invalid = (message: string) => new DomainError("invalid", message, { field: "csv" });

/** Text of a file, by the encoding it was saved in. @throws DomainError invalid, too_large */
export function textOfFile(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES)
    throw new DomainError("too_large", "A file of leads has at most 5 MB. Split it, and upload the parts.", {
      field: "csv",
    });
  const problem = errorOfBytes(bytes.subarray(0, 16));
  if (problem) throw invalid(problem);
  const detector = createEncodingDetector();
  detector.push(bytes);
  return new TextDecoder(detector.finish()).decode(bytes);
}

/** The rows of a text, each with its line; the first names the columns. Reads no further than `limit` rows below it. */
export function listRows(text: string, delimiter: string, limit = MAX_ROWS + 1): CsvRecord[] {
  const rows: CsvRecord[] = [];
  for (const record of recordsOfText(text, delimiter, invalid)) {
    if (isEmptyRow(record) || isSepLine(record, delimiter)) continue;
    rows.push(record);
    if (rows.length > limit) break;
  }
  return rows;
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

function columnsOf(header: CsvRecord): (LeadColumn | null)[] {
  if (header.problem) throw invalid(`The first line should name the columns. ${header.problem}`);
  if (header.cells.length > MAX_COLUMNS) throw invalid(`A file of leads has at most ${MAX_COLUMNS} columns.`);
  const found = header.cells.map((cell) => SPELLINGS[headerKey(cell.slice(0, 100))] ?? null);
  const missing = REQUIRED.filter((name) => !found.includes(name));
  if (missing.length > 0)
    throw invalid(
      `This file has no column ${listed(missing)}. Its first line should name ${listed(REQUIRED)}; ${listed(OPTIONAL)} may follow. It names: ${header.cells.join(", ").slice(0, 200) || "nothing"}.`,
    );
  return found.map((column, index) => (found.indexOf(column) === index ? column : null));
}

const MAX_REJECTED_ROWS = 30;
const MAX_NAME_LENGTH = 60;

export const unreadOf = (header: readonly string[], columns: readonly (string | null)[]): string[] =>
  header
    .filter((name, index) => columns[index] === null && name.trim() !== "")
    .slice(0, MAX_REJECTED_ROWS)
    .map((name) => plainText(name).slice(0, MAX_NAME_LENGTH));

interface LeadFile {
  unread: string[];
  delimiter: string;
  columns: (LeadColumn | null)[];
  rows: number;
}

/** What a file of leads is made of. @throws DomainError invalid where its columns are wrong or it has no or too many rows */
export function inspectFile(text: string): LeadFile {
  if (text.trim() === "") throw invalid("There is no text in this file. Choose a CSV file of leads.");
  const problem = errorOfText(text);
  if (problem) throw invalid(problem);
  const delimiter = findDelimiter(text.slice(0, HEAD));
  const [header, ...rows] = listRows(text, delimiter);
  if (!header) throw invalid("There is no text in this file. Choose a CSV file of leads.");
  const columns = columnsOf(header);
  const count = rows.filter((row) => !isHeaderAgain(row, header.cells)).length;
  if (count === 0) throw invalid("This file names its columns, but there is no lead under them.");
  if (rows.length > MAX_ROWS)
    throw invalid(`This file has more than ${formatNumber(MAX_ROWS)} rows. Split it, and upload the parts.`);
  return { delimiter, columns, rows: rows.length, unread: unreadOf(header.cells, columns) };
}
