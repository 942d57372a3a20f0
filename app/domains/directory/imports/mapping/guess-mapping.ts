import { largest } from "~/core/lists/unbounded";
import type { Import } from "../import";
import { optOutColumns } from "../opt-outs/opt-out-columns";
import { namesPerson } from "../people/person-fields";
import {
  hasAddress,
  hasNumber,
  isCompanyName,
  isCountry,
  isHonorific,
  isLinkedinProfile,
  isStaff,
  isWebsite,
  shareOf,
} from "./cell-kinds";
import type { HeaderField } from "./header-field";
import { fieldOfHeader, isOfSeveral, isPersonField, type MappedField } from "./mapped-fields";
import {
  type Column,
  placeBareNames,
  placeCustomers,
  placeFirstAndLast,
  placeNameOfCompany,
  placeNameOfPerson,
  placeUnknownName,
} from "./place-names";

/** Rows below the header that a mapping is guessed from. */
export const SAMPLE_ROWS = 20;

type Kind = Import["kind"];
type Guess = (MappedField | null)[];

/** Content that at least `MIN_SHARE` of a column's cells must have for its name to count; an empty column is mapped by its name. */
const MUST_BE: Partial<Record<MappedField, (cell: string) => boolean>> = {
  personEmail: hasAddress,
  personPhone: hasNumber,
  personLinkedin: (cell) => /linkedin/i.test(cell),
};
const MIN_SHARE = 0.3;

/** Fields detected by cell content, if the column name is unknown or contradicts it; `least` is the required share of cells. */
const CONTENT: { field: MappedField; test: (cell: string) => boolean; least: number }[] = [
  { field: "country", test: isCountry, least: 0.8 },
  { field: "website", test: isWebsite, least: 0.8 },
  { field: "employees", test: isStaff, least: 0.8 },
  { field: "name", test: isCompanyName, least: 0.3 },
];
const OF_PEOPLE: typeof CONTENT = [
  { field: "personLinkedin", test: isLinkedinProfile, least: 0.8 },
  { field: "personEmail", test: (cell) => /^[^\s@]{1,64}@[^\s@]{1,190}$/.test(cell), least: 0.8 },
];

/** The column's field by its name, unless its cells contradict it. */
function fieldOf({ found, cells }: Column, kind: Kind): HeaderField | undefined {
  if (!found) return undefined;
  const { field } = found;
  if (found.isPlaceOnly) {
    if ((shareOf(cells, hasAddress) ?? 0) >= 0.8) return { ...found, field: "personEmail" };
    return (shareOf(cells, hasNumber) ?? 0) >= 0.8 ? found : undefined;
  }
  if (field === "personTitle" && (shareOf(cells, isHonorific) ?? 0) >= 0.5) return undefined;
  if (field === "website" && (shareOf(cells, isLinkedinProfile) ?? 0) >= 0.5)
    return kind === "contacts" ? { ...found, field: "personLinkedin", rank: 1 } : undefined;
  if (field === "personName" || field === "personTitle") {
    if ((shareOf(cells, hasAddress) ?? 0) >= 0.8) return { ...found, field: "personEmail", rank: 30 };
    if (field === "personName" && (shareOf(cells, hasNumber) ?? 0) >= 0.8)
      return { ...found, field: "personPhone", rank: 30 };
  }
  const test = MUST_BE[field];
  return test && (shareOf(cells, test) ?? 1) < MIN_SHARE ? undefined : found;
}

/** Gives each field its lowest-ranked column; fields that allow several columns keep them all. */
function chosen(columns: Column[], found: Map<number, HeaderField>): Guess {
  const guess: Guess = columns.map(() => null);
  const taken = new Set<MappedField>();
  const sorted = [...found].sort((a, b) => a[1].rank - b[1].rank || a[0] - b[0]);
  for (const [place, { field }] of sorted) {
    if (taken.has(field) && !isOfSeveral(field)) continue;
    taken.add(field);
    guess[place] = field;
  }
  return guess;
}

/** Maps columns by name first, then by cells. In a company file, contact fields are mapped only if a column names the contact. */
export function guessMapping(names: string[], sample: string[][], kind: Kind = "companies"): Guess {
  const columns = names.map(
    (name, place): Column => ({
      place,
      name,
      cells: sample.map((row) => row[place]?.trim() ?? ""),
      found: fieldOfHeader(name, kind),
    }),
  );
  const optOuts = optOutColumns({ columns: names, sample, kind });
  const isOptOut = new Set(optOuts);
  const found = new Map<number, HeaderField>();
  for (const column of columns) {
    const field = fieldOf(column, kind);
    if (field && !isOptOut.has(column.place)) found.set(column.place, field);
  }
  if (kind === "companies") {
    placeNameOfPerson(columns, found);
    placeNameOfCompany(columns, found);
  }
  placeFirstAndLast(columns, found);
  if (kind === "contacts") {
    placeCustomers(columns, found);
    placeUnknownName(
      columns.filter(({ place }) => !isOptOut.has(place)),
      found,
    );
  }
  placeBareNames(columns, found);
  const guess = chosen(columns, found);
  for (const { field, test, least } of kind === "contacts" ? [...CONTENT, ...OF_PEOPLE] : CONTENT) {
    if (guess.includes(field)) continue;
    const shares = columns.map(({ cells, place }) =>
      guess[place] || isOptOut.has(place) ? 0 : (shareOf(cells, test) ?? 0),
    );
    const best = largest(shares, 0);
    if (best >= least) guess[shares.indexOf(best)] = field;
  }
  if (guess.includes("personEmail")) for (const place of optOuts) guess[place] = "personOptOut";
  if (kind === "contacts" || namesPerson(guess)) return guess;
  // Without a contact name, email columns are read for opt-outs only.
  const needed: Guess = optOuts.length > 0 ? ["personEmail", "personOptOut"] : [];
  return guess.map((field) => (field && isPersonField(field) && !needed.includes(field) ? null : field));
}

export function repeatedColumns(columns: string[]): string[] {
  const keys = columns.map((column) => column.trim().toLowerCase());
  return columns.filter(
    (_, index) =>
      keys[index] !== "" &&
      keys.indexOf(keys[index] ?? "") === index &&
      keys.lastIndexOf(keys[index] ?? "") !== index,
  );
}
