import { withoutGuard } from "~/core/csv";
import { plural } from "~/core/format";
import { plainLines, plainText } from "~/core/text";
import type { CsvRecord } from "./csv/csv-records";
import { type MappedField, type Mapping, mappedField } from "./mapping/mapped-fields";

/** Ways to write "nothing is known"; "NA" alone may be Namibia. */
const NOTHING = /^(n\s?\/\s?a|n\.a\.?|#n\/a|null|nil|none|unknown|inconnu|desconhecido|-+|–|—|\?+|\.)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

/** The cells of a row by field, and what is wrong with it so far. */
export interface Cells {
  text: (field: MappedField) => string | null;
  reasons: string[];
}

/** Spreadsheets write empty cells behind the last column. */
const withoutEmptyTail = (cells: string[], length: number) =>
  cells.slice(length).every((cell) => cell === "") ? cells.slice(0, length) : cells;

/** Cells with reasons of their own at each call; a reason where the row can't be read at all. */
export function readCells(record: CsvRecord, mapping: Mapping): (() => Cells) | string {
  if (record.problem) return record.problem;
  const cells =
    record.cells.length > mapping.length ? withoutEmptyTail(record.cells, mapping.length) : record.cells;
  if (cells.length !== mapping.length)
    return `This row has ${plural(cells.length, "cell")} where the header has ${mapping.length}. Look for a delimiter or a line break inside a cell, and put quotation marks around it.`;
  return () => cellsOf(cells, mapping);
}

function cellsOf(cells: readonly string[], mapping: Mapping): Cells {
  const reasons: string[] = [];
  const text = (field: MappedField): string | null => {
    const index = mapping.indexOf(field);
    if (index === -1) return null;
    const { max: limit, label } = mappedField(field);
    const whole = withoutGuard((cells[index] ?? "").trim()).normalize("NFC");
    if (whole.length > limit) reasons.push(`${label}: ${whole.length} characters, ${limit} at most.`);
    // What is over the limit is refused: nothing below reads further than that.
    const cell = whole.slice(0, limit);
    if (CONTROL.test(cell))
      reasons.push(
        `${label}: there is a control character in ${quoted(cell.replace(new RegExp(CONTROL, "g"), "·"))}.`,
      );
    if (cell.includes("\ufffd"))
      reasons.push(`${label}: a letter of ${quoted(cell)} can't be read. Save the file as UTF-8 again.`);
    const known = NOTHING.test(cell) || (field !== "country" && /^na$/i.test(cell)) ? "" : cell;
    return (field === "description" ? plainLines(known) : plainText(known.replace(/\s+/g, " "))) || null;
  };
  return { text, reasons };
}

export const isEmptyRow = (record: CsvRecord) =>
  !record.problem && record.cells.every((cell) => cell.trim() === "");

export const isHeaderAgain = (record: CsvRecord, columns: readonly string[]) =>
  record.cells.length === columns.length &&
  columns.length > 1 &&
  record.cells.every((cell, index) => cell.trim().toLowerCase() === columns[index]?.trim().toLowerCase());
