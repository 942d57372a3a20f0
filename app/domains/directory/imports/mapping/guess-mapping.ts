import { countryCode } from "~/core/places/countries";
import { IMPORT_FIELDS, type ImportField } from "../../companies/field-sets";
import { COMPANY_FIELDS } from "../../companies/fields";
import { sizeOf } from "../../taxonomy/sizes";

/** A column name without case, accents and punctuation: "Nom_de l'Entreprise" is "nom de l entreprise". */
export const headerKey = (text: string) =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const BY_HEADER = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    COMPANY_FIELDS[field].headers
      .split(", ")
      .map((header, rank) => [headerKey(header), { field, rank }] as const),
  ),
);

export const fieldOfHeader = (column: string) => BY_HEADER.get(headerKey(column));

const WEBSITE = /^(https?:\/\/|www\.)\S+$|^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i;
const LEGAL_FORM =
  /\b(ltd|limited|plc|llc|inc|sarl|s\.a\.r\.l|lda|ltda|gmbh|pty|company|holdings?|group|enterprises?)\b/i;

function share(cells: string[], test: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
}

const CONTENT: { field: ImportField; test: (cell: string) => boolean }[] = [
  { field: "country", test: (cell) => countryCode(cell) !== null },
  { field: "website", test: (cell) => WEBSITE.test(cell) },
  { field: "employees", test: (cell) => /\d\s*(-|–|to|à|a)\s*\d|\d\+$/.test(cell) && sizeOf(cell) !== null },
  { field: "name", test: (cell) => LEGAL_FORM.test(cell) },
];

/** By its name first, then by what stands in it. No field is guessed twice. */
export function guessMapping(columns: string[], sample: string[][]): (ImportField | null)[] {
  const guess: (ImportField | null)[] = columns.map(() => null);
  const named = columns
    .map((column, at) => ({ at, found: fieldOfHeader(column) }))
    .flatMap(({ at, found }) => (found ? [{ at, ...found }] : []))
    .sort((a, b) => a.rank - b.rank);
  for (const { at, field } of named) if (!guess.includes(field)) guess[at] = field;
  for (const { field, test } of CONTENT) {
    if (guess.includes(field)) continue;
    const shares = columns.map((_, at) =>
      guess[at]
        ? 0
        : share(
            sample.map((row) => row[at]?.trim() ?? ""),
            test,
          ),
    );
    const best = Math.max(...shares, 0);
    if (best >= (field === "name" ? 0.3 : 0.8)) guess[shares.indexOf(best)] = field;
  }
  return guess;
}

const isValue = (cell: string) =>
  cell === "" ||
  cell.length > 80 ||
  /^[\d.,\s]+$/.test(cell) ||
  /^(https?:\/\/|www\.)/i.test(cell) ||
  /\S@\S+\.\S/.test(cell) ||
  countryCode(cell) !== null ||
  LEGAL_FORM.test(cell);

/** No name is known, and a cell holds what only a value holds. */
export const isHeaderMissing = (columns: string[]): boolean =>
  !columns.some((column) => fieldOfHeader(column)) && columns.some((column) => isValue(column.trim()));

export function repeatedColumns(columns: string[]): string[] {
  const keys = columns.map((column) => column.trim().toLowerCase());
  return columns.filter(
    (_, at) =>
      keys[at] !== "" && keys.indexOf(keys[at] ?? "") === at && keys.lastIndexOf(keys[at] ?? "") !== at,
  );
}
