import { textStream } from "./bytes";

export type CsvCell = string | number | boolean | Date | null | undefined;

/** Start of a cell that a spreadsheet runs as a formula (OWASP, CSV injection), also full-width characters and after spaces. */
const FORMULA_START = /^ *[=+\-@\t\r\n＝＋－＠]/;
/** In locales with decimal commas, spreadsheets split cells at semicolons, and at the tabs and line breaks between them. */
const FORMULA_INSIDE = /([;\t\r\n] *)(?=[=+\-@＝＋－＠])/g;
const GUARDED_INSIDE = /([;\t\r\n] *)'(?=[=+\-@＝＋－＠])/g;
/** Digits and spaces after a plus: nothing that a spreadsheet could run. */
const PHONE = /^\+\d[\d ]{4,18}\d$/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== "string") return String(cell);
  const inside = cell.replace(FORMULA_INSIDE, "$1'");
  const safe = FORMULA_START.test(cell) && !PHONE.test(cell) ? `'${inside}` : inside;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One RFC 4180 row with its CRLF. Text that a spreadsheet would run as a formula gets a leading apostrophe, which an
 * import removes again. Numbers and phone numbers are unchanged.
 */
export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/** Removes the apostrophe that `csvRow` puts before text that looks like a formula. */
export function withoutGuard(cell: string): string {
  const plain = cell.replace(GUARDED_INSIDE, "$1");
  return plain.startsWith("'") && FORMULA_START.test(plain.slice(1)) ? plain.slice(1) : plain;
}

async function* csvRows(
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
) {
  yield `\ufeff${csvRow(header)}`;
  for await (const row of rows) yield csvRow(row);
}

/** Streams a CSV file, reading `rows` only as fast as it is consumed. Starts with a BOM, so that Excel reads it as UTF-8. */
export const csvStream = (...[header, rows]: Parameters<typeof csvRows>): ReadableStream<Uint8Array> =>
  textStream(csvRows(header, rows));

/** The response of a CSV download. `fileName` is ours, plain ASCII. */
export const csvResponse = (fileName: string, body: ReadableStream<Uint8Array>): Response =>
  new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
    },
  });
