import { hasAddress, hasNumber, shareOf } from "./cell-kinds";
import type { HeaderField } from "./header-field";
import { headerKey } from "./header-key";
import { fieldOfHeader, type MappedField } from "./mapped-fields";

export interface Column {
  place: number;
  name: string;
  cells: string[];
  found: HeaderField | undefined;
}

/** The fields found so far, by index of their column. */
type Guess = Map<number, HeaderField>;

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
export function placeBareNames(columns: Column[], guess: Guess): void {
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
export function placeNameOfPerson(columns: Column[], guess: Guess): void {
  const has = (field: MappedField) => columns.some(({ place }) => guess.get(place)?.field === field);
  const named = columns.filter(({ place }) => guess.get(place)?.field === "name");
  if (named.length < 2 || has("personLastName")) return;
  const field = has("personFirstName") ? "personLastName" : has("personEmail") ? "personName" : null;
  if (!field || has(field)) return;
  for (const { place, name } of named) {
    const found = guess.get(place);
    if (found && fieldOfHeader(name, "contacts")?.isBareName) guess.set(place, { ...found, field, rank: 5 });
  }
}

/** In a company file without a company-name, first-name or last-name column, "Complete name" is the company's. */
export function placeNameOfCompany(columns: Column[], guess: Guess): void {
  const of = (field: MappedField) => columns.filter(({ place }) => guess.get(place)?.field === field);
  if ((["name", "personFirstName", "personLastName"] as const).some((field) => of(field).length > 0)) return;
  const [only, ...more] = of("personName").filter(({ place }) => guess.get(place)?.subject === null);
  if (only && more.length === 0) guess.set(only.place, { field: "name", rank: 50, subject: null });
}

/** "First" beside "Last" are names; alone they may be anything. */
export function placeFirstAndLast(columns: Column[], guess: Guess): void {
  const of = (key: string) => columns.find(({ name }) => headerKey(name) === key);
  const [first, last] = [of("first"), of("last")];
  if (!first || !last) return;
  guess.set(first.place, { field: "personFirstName", rank: 10, subject: null });
  guess.set(last.place, { field: "personLastName", rank: 10, subject: null });
}

const NAMES: readonly MappedField[] = ["personName", "personFirstName", "personLastName"];

/** In a contact file, "Customer" or "Supplier" beside the contact's name is the company. */
export function placeCustomers(columns: Column[], guess: Guess): void {
  const found = columns.flatMap(({ place }) => {
    const field = guess.get(place);
    return field ? [{ place, ...field }] : [];
  });
  if (found.some(({ field }) => field === "name")) return;
  const customers = found.filter(({ isCustomer }) => isCustomer);
  if (!found.some(({ field, isCustomer }) => NAMES.includes(field) && !isCustomer)) return;
  for (const { place, rank, subject } of customers) guess.set(place, { field: "name", rank, subject });
}

const NAME_WORDS = /(^| )(name|names|nom|noms|nome|nomes|اسم|الاسم)( |$)/u;
/** Names of things. */
const OF_THINGS =
  /(^| )(file|user|login|owner|list|form|ad|ads|adset|set|campaign|campagne|campanha|product|produit|produto|project|projet|event|bank|banque|banco|branch|school|ticket|tag|group|groupe|grupo|plan|stage|pipeline|deal|source|sheet|fichier|manager|assistant|spouse|father|mother|phonetic|nick|nickname|middle|yomi|screen|domain|street|department|region|district|county|state|province|ward|village)( |$)/u;

/** In a contact file without a name column, "Name of farmer" and other names of unknown people are the contact's. */
export function placeUnknownName(columns: Column[], guess: Guess): void {
  const isNamed = [...guess.values()].some(({ field }) => NAMES.includes(field));
  if (isNamed) return;
  const unknown = columns.find(({ place, name, cells }) => {
    const key = headerKey(name);
    const isText = (cell: string) => /\p{L}/u.test(cell) && !hasNumber(cell) && !hasAddress(cell);
    return (
      !guess.has(place) &&
      NAME_WORDS.test(key) &&
      !OF_THINGS.test(key) &&
      (shareOf(cells, isText) ?? 0) >= 0.6
    );
  });
  if (unknown) guess.set(unknown.place, { field: "personName", rank: 40, subject: "person" });
}
