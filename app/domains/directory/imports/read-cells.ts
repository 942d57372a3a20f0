import { withoutGuard } from "~/core/csv";
import { plural } from "~/core/format";
import { plainLines, plainText } from "~/core/text";
import type { CsvRecord } from "./csv/csv-records";
import { type MappedField, mappedField } from "./mapping/mapped-fields";
import type { RowLayout } from "./row-layout";

/** Texts that mean "unknown". "NA" alone isn't one: it may be Namibia. */
const NOTHING = /^(n\s?\/\s?a|n\.a\.?|#n\/a|null|nil|none|unknown|inconnu|desconhecido|-+|–|—|\?+|\.)$/i;
/** Fields whose cells are always names, even "Null": Thandi Null. */
const NAMES: readonly MappedField[] = ["personFirstName", "personLastName"];
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** Required fields: an unreadable cell rejects the row. Unreadable cells of other fields are left empty. */
const NEEDED: readonly MappedField[] = ["name", "country"];

/** A number that a spreadsheet keeps as text: ="0712000000". */
const AS_TEXT = /^="([^"]*)"$/;

export const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

/** A row's cells by field, and the problems found so far. */
export interface Cells {
  /** Returns the field's first filled cell. */
  text: (field: MappedField) => string | null;
  /** Returns all filled cells of the field: phones labelled as mobile first, those labelled as private last. */
  texts: (field: MappedField) => string[];
  /** Why the row is rejected. */
  reasons: string[];
  /** Why a cell is left empty. */
  notes: string[];
}

/** Drops the empty cells that spreadsheets write after the last column. */
const withoutEmptyTail = (cells: string[], length: number) =>
  cells.slice(length).every((cell) => cell === "") ? cells.slice(0, length) : cells;

/**
 * Returns a function that creates the cells with their own list of problems at each call; or a reason, if the row can't
 * be read at all.
 */
export function readCells(record: CsvRecord, layout: RowLayout): (() => Cells) | string {
  if (record.problem) return record.problem;
  const { length } = layout;
  const cells = record.cells.length > length ? withoutEmptyTail(record.cells, length) : record.cells;
  if (cells.length !== length)
    return `This row has ${plural(cells.length, "cell")} where the header has ${length}. Put quotation marks around cells that contain a delimiter or line break.`;
  return () => cellsOf(cells, layout);
}

const PRIVATE_LABEL =
  /\b(home|private?|personal|perso|domicile|privat|pessoal|casa|fax|pager|homefax|workfax)\b/i;

const MOBILE_LABEL = /\b(mobile?|cell|cellulaire|portable|handy|celular|telem[oó]vel)\b/i;

const filled = (cell: string | undefined) => (cell ?? "").trim() !== "";

function cellsOf(cells: readonly string[], { kind, places }: RowLayout): Cells {
  const reasons: string[] = [];
  const notes: string[] = [];
  function read(field: MappedField, cell: string): string | null {
    const { max: limit, label } = mappedField(field);
    const problems = kind === "companies" && NEEDED.includes(field) ? reasons : notes;
    const found = problems.length;
    const whole = withoutGuard(cell.trim().replace(AS_TEXT, "$1")).normalize("NFC");
    if (whole.length > limit) problems.push(`${label}: ${whole.length} characters. Use at most ${limit}.`);
    // Text over the limit is rejected, so only its start is checked.
    const known = whole.slice(0, limit);
    if (CONTROL.test(known))
      problems.push(
        `${label}: remove the control character from ${quoted(known.replace(new RegExp(CONTROL, "g"), "·"))}.`,
      );
    if (known.includes("\ufffd"))
      problems.push(`${label}: a character in ${quoted(known)} can’t be read. Choose another encoding.`);
    if (problems.length > found) return problems === reasons ? known : null;
    const isNothing =
      !NAMES.includes(field) && (NOTHING.test(known) || (field !== "country" && /^na$/i.test(known)));
    if (isNothing || known === "-") return null;
    return (field === "description" ? plainLines(known) : plainText(known.replace(/\s+/g, " "))) || null;
  }
  const texts = (field: MappedField): string[] => {
    const all = places.get(field) ?? [];
    const there = all.filter(({ at }) => filled(cells[at]));
    const orderOf = ({ label }: { label: number | null }) => {
      const said = label === null ? "" : (cells[label]?.slice(0, 40) ?? "");
      if (PRIVATE_LABEL.test(said)) return 1;
      return field === "personPhone" && MOBILE_LABEL.test(said) ? -1 : 0;
    };
    const sorted = there.length > 1 ? there.toSorted((a, b) => orderOf(a) - orderOf(b)) : there;
    return sorted.flatMap(({ at }) => read(field, cells[at] ?? "") ?? []);
  };
  const text = (field: MappedField): string | null => {
    const [only, ...more] = places.get(field) ?? [];
    if (!only) return null;
    return more.length > 0 ? (texts(field)[0] ?? null) : read(field, cells[only.at] ?? "");
  };
  return { text, texts, reasons, notes };
}

export const isEmptyRow = (record: CsvRecord) =>
  !record.problem && record.cells.every((cell) => cell.trim() === "");

export const isHeaderAgain = (record: CsvRecord, columns: readonly string[]) =>
  record.cells.length === columns.length &&
  columns.length > 1 &&
  record.cells.every((cell, index) => cell.trim().toLowerCase() === columns[index]?.trim().toLowerCase());
