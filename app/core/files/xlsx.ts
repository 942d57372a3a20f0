import { strToU8, Zip, ZipDeflate } from "fflate";
import type { CsvCell } from "../csv";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The files of a workbook with one sheet, except the sheet itself (ECMA-376, part 1). */
const PARTS: [name: string, xml: string][] = [
  [
    "[Content_Types].xml",
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/workbook.xml",
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  // Style 1 is a date with time, style 2 the bold of the first row.
  [
    "xl/styles.xml",
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="22" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  ],
];

/** Limits of Excel: it doesn't open a file that exceeds them. */
const MAX_ROWS = 1_048_576;
const MAX_LENGTH = 32_767;
const ROWS_BATCH_SIZE = 50;
const DAY = 86_400_000;
/** Days from the spreadsheet epoch to the Unix epoch. */
const EPOCH_DAYS = 25_569;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
// Characters that XML 1.0 doesn't allow are left out: lone surrogates and control characters.
const NO_LETTER = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const text = (cell: string) =>
  cell
    .slice(0, MAX_LENGTH)
    .replace(NO_LETTER, "")
    .replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? "");

/** Column name by index: "A", "B", ... "AA". Programs other than Excel require the reference of each cell. */
function columnOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnOf(Math.floor(index / 26) - 1) + last;
}

function cellXml(cell: CsvCell, at: string, style: string): string {
  if (cell === null || cell === undefined || cell === "") return "";
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === "boolean") return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (cell instanceof Date) return `<c r="${at}" s="1"><v>${cell.getTime() / DAY + EPOCH_DAYS}</v></c>`;
  return `<c r="${at}" t="inlineStr"${style}><is><t xml:space="preserve">${text(cell)}</t></is></c>`;
}

const rowXml = (cells: readonly CsvCell[], row: number, style = "") =>
  `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `${columnOf(index)}${row}`, style)).join("")}</row>`;

type Rows = AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>;

async function* sheetXml(header: readonly string[], rows: Rows): AsyncGenerator<string> {
  let some = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rowXml(header, 1, ' s="2"')}`;
  let count = 1;
  for await (const row of rows) {
    if (count >= MAX_ROWS) break;
    count += 1;
    some += rowXml(row, count);
    if (count % ROWS_BATCH_SIZE > 0) continue;
    yield some;
    some = "";
  }
  yield `${some}</sheetData></worksheet>`;
}

async function* xlsxBytes(header: readonly string[], rows: Rows): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  const add = (name: string) => {
    const part = new ZipDeflate(name, { level: 1 });
    zip.add(part);
    return part;
  };
  for (const [name, xml] of PARTS) add(name).push(strToU8(HEAD + xml), true);
  const sheet = add("xl/worksheets/sheet1.xml");
  for await (const xml of sheetXml(header, rows)) {
    sheet.push(strToU8(xml));
    yield* made.splice(0);
  }
  sheet.push(new Uint8Array(), true);
  zip.end();
  yield* made.splice(0);
}

/**
 * Streams a workbook of one sheet, reading `rows` only as fast as it is consumed. A text cell stays text, never a
 * formula; numbers, dates (UTC) and booleans are typed. Rows beyond a sheet's 1,048,576 and characters beyond a cell's
 * 32,767 are left out.
 */
export function xlsxStream(header: readonly string[], rows: Rows): ReadableStream<Uint8Array> {
  const bytes = xlsxBytes(header, rows);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}
