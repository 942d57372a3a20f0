import { largest } from "~/core/lists/unbounded";
import { countryCode } from "~/core/places/countries";
import { sizeOf } from "../../taxonomy/sizes";
import type { Import } from "../import";
import { optOutColumns } from "../opt-outs/opt-out-columns";
import { namesPerson } from "../people/person-fields";
import { fieldOfHeader, isPersonField, type MappedField } from "./mapped-fields";

const WEBSITE = /^(https?:\/\/|www\.)\S+$|^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i;
const LEGAL_FORM =
  /\b(ltd|limited|plc|llc|inc|sarl|s\.a\.r\.l|lda|ltda|gmbh|pty|company|holdings?|group|enterprises?)\b/i;

function share(cells: string[], test: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
}

const CONTENT: { field: MappedField; test: (cell: string) => boolean }[] = [
  { field: "country", test: (cell) => countryCode(cell) !== null },
  { field: "website", test: (cell) => WEBSITE.test(cell) },
  { field: "employees", test: (cell) => /\d\s*(-|–|to|à|a)\s*\d|\d\+$/.test(cell) && sizeOf(cell) !== null },
  { field: "name", test: (cell) => LEGAL_FORM.test(cell) },
];

const OF_PEOPLE: typeof CONTENT = [
  { field: "personEmail", test: (cell) => /^[^\s@]{1,64}@[^\s@]{1,190}$/.test(cell) },
];

/** By its name first, then by its cells. No field is guessed twice but opt-outs, and nothing of a person without a name. */
export function guessMapping(
  columns: string[],
  sample: string[][],
  kind: Import["kind"] = "companies",
): (MappedField | null)[] {
  const guess: (MappedField | null)[] = columns.map(() => null);
  const named = columns
    .map((column, index) => ({ at: index, found: fieldOfHeader(column, kind) }))
    .flatMap(({ at, found }) => (found ? [{ at, ...found }] : []))
    .sort((a, b) => a.rank - b.rank);
  for (const { at, field } of named) if (!guess.includes(field)) guess[at] = field;
  const optOuts = optOutColumns({ columns, sample, kind });
  const isOptOut = new Set(optOuts);
  for (const { field, test } of kind === "contacts" ? [...CONTENT, ...OF_PEOPLE] : CONTENT) {
    if (guess.includes(field)) continue;
    const shares = columns.map((_, index) =>
      guess[index] || isOptOut.has(index)
        ? 0
        : share(
            sample.map((row) => row[index]?.trim() ?? ""),
            test,
          ),
    );
    const best = largest(shares, 0);
    if (best >= (field === "name" ? 0.3 : 0.8)) guess[shares.indexOf(best)] = field;
  }
  if (guess.includes("personEmail")) for (const place of optOuts) guess[place] = "personOptOut";
  if (kind === "contacts" || namesPerson(guess)) return guess;
  // Addresses of companies are read for opt-outs alone.
  const needed: (MappedField | null)[] = optOuts.length > 0 ? ["personEmail", "personOptOut"] : [];
  return guess.map((field) => (field && isPersonField(field) && !needed.includes(field) ? null : field));
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
export const isHeaderMissing = (columns: string[], kind: Import["kind"] = "companies"): boolean =>
  !columns.some((column) => fieldOfHeader(column, kind)) && columns.some((column) => isValue(column.trim()));

export function repeatedColumns(columns: string[]): string[] {
  const keys = columns.map((column) => column.trim().toLowerCase());
  return columns.filter(
    (_, index) =>
      keys[index] !== "" &&
      keys.indexOf(keys[index] ?? "") === index &&
      keys.lastIndexOf(keys[index] ?? "") !== index,
  );
}
