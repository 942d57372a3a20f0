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

/** Rows below the header that a mapping is guessed from. */
export const SAMPLE_ROWS = 20;

type Kind = Import["kind"];
type Guess = (MappedField | null)[];

interface Column {
  place: number;
  cells: string[];
  found: HeaderField | undefined;
}

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

const keyOf = (text: string) => text.normalize("NFKC").trim().toLowerCase();

/** Whether most cells of a column contain the first word of the other column in the same row. */
function holds(cells: readonly string[], words: readonly string[]): boolean {
  const both = cells.flatMap((cell, index) => {
    const [word = ""] = keyOf(words[index] ?? "").split(/\s+/);
    return cell === "" || word === "" ? [] : [keyOf(cell).split(/\s+/).includes(word)];
  });
  return both.filter(Boolean).length * 2 > both.length;
}

/** Next to a first-name column, a bare "Nom" is the last name, and vice versa, unless its cells contain both names. */
function placeBareNames(columns: Column[], guess: Map<number, HeaderField>): void {
  const of = (field: MappedField) => columns.find(({ place }) => guess.get(place)?.field === field);
  const [first, last] = [of("personFirstName"), of("personLastName")];
  const half = first ?? last;
  if (!half) return;
  for (const { place, cells } of columns) {
    const found = guess.get(place);
    if (found?.field !== "personName") continue;
    // The name is already in two columns.
    if (first && last) guess.delete(place);
    else if (found.isBareName && !holds(cells, half.cells))
      guess.set(place, { ...found, field: first ? "personLastName" : "personFirstName", rank: 5 });
  }
}

/**
 * In a company file with two name columns, "Nom" next to "Prénom" is the contact's last name; "Name" next to an email
 * is the contact's name.
 */
function placeNameOfPerson(
  columns: Column[],
  guess: Map<number, HeaderField>,
  names: readonly string[],
): void {
  const has = (field: MappedField) => columns.some(({ place }) => guess.get(place)?.field === field);
  const named = columns.filter(({ place }) => guess.get(place)?.field === "name");
  if (named.length < 2 || has("personLastName")) return;
  const field = has("personFirstName") ? "personLastName" : has("personEmail") ? "personName" : null;
  if (!field || has(field)) return;
  for (const { place } of named) {
    const found = guess.get(place);
    if (found && fieldOfHeader(names[place] ?? "", "contacts")?.isBareName)
      guess.set(place, { ...found, field, rank: 5 });
  }
}

/** In a company file without a company-name, first-name or last-name column, "Complete name" is the company's. */
function placeNameOfCompany(columns: Column[], guess: Map<number, HeaderField>): void {
  const of = (field: MappedField) => columns.filter(({ place }) => guess.get(place)?.field === field);
  if ((["name", "personFirstName", "personLastName"] as const).some((field) => of(field).length > 0)) return;
  const [only, ...more] = of("personName").filter(({ place }) => guess.get(place)?.subject === null);
  if (only && more.length === 0) guess.set(only.place, { field: "name", rank: 50, subject: null });
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
    placeNameOfPerson(columns, found, names);
    placeNameOfCompany(columns, found);
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
