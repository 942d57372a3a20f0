import { asciiDigits } from "~/core/digits";
import { fieldOfHeader, type MappedField } from "../../imports/mapping/mapped-fields";
import { isStatusHeader, optOutHeader } from "../../imports/opt-outs/opt-out-headers";

/** A person as pasted, before validation. */
export interface PastedPerson {
  /** Line number in the text, from 1. */
  line: number;
  contactName: string;
  contactTitle?: string;
  contactEmail?: string;
  phoneNumber?: string;
  /** Additional addresses and phone numbers of the same person. */
  moreEmails?: string[];
  morePhones?: string[];
  companyName?: string;
  companyWebsite?: string;
  location?: string;
}

const MAX_LINE_LENGTH = 1_000;

const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Removes invisible characters, and replaces special spaces, digits, commas and semicolons with their ASCII forms. */
export const plainList = (text: string): string =>
  asciiDigits(text.replace(UNSEEN, ""))
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/،/g, ",")
    .replace(/؛/g, ";");

/** In "Amina - amina@example.com", dashes and bars separate cells if nothing else does. */
const DASH = / [-–—•·] /g;

const SEPARATORS = ["\t", ";", "|"];

/** Splits a line character by character: no regular expression runs over pasted text. */
function cellsOf(text: string): string[] {
  const found = SEPARATORS.find((separator) => text.includes(separator));
  const line = found || text.includes(",") ? text : text.replace(DASH, " , ");
  const tabs = found ?? ",";
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === tabs && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += letter;
  }
  return [...cells, cell.trim()].filter(Boolean);
}

const digitsIn = (text: string) => text.replace(/\D/g, "").length;
const isPhone = (text: string) => digitsIn(text) >= 7 && digitsIn(text) * 2 > text.length;

/** Labels before a mail program's address lists, in our five languages and Swahili. */
const RECIPIENTS = /^(?:to|cc|bcc|from|an|von|à|de|cci|para|kwa|إلى|من) ?: ?/i;

const isCompanyForm = (text: string) => /^(inc|ltd|llc|plc|limited|sarl|sa|gmbh|lda)\.?$/i.test(text);

/** Turns "Odhiambo, Amina", as in address books, into "Amina Odhiambo": only for one word, a comma and the other names. */
function inSpokenOrder(name: string): string {
  const bare = name.trim().replace(/^"([^"]*)"$/, "$1");
  const [last = "", given = "", ...more] = bare.split(",").map((part) => part.trim());
  const isListed = last && given && more.length === 0 && !/[\s;"]/.test(last) && !isCompanyForm(given);
  return isListed ? `${given.replace(/ \([^()]*\)$/, "")} ${last}` : name;
}

/** Splits "Amina <amina@example.com>" into two cells. */
function withoutBrackets(line: string): string {
  const [open, close] = [line.indexOf("<"), line.indexOf(">")];
  if (open === -1 || close < open || !line.slice(open, close).includes("@")) return line;
  const separator = line.includes("\t") ? "\t" : line.includes(";") ? ";" : ",";
  return [inSpokenOrder(line.slice(0, open)), line.slice(open + 1, close), line.slice(close + 1)]
    .map((part) => part.trim().replace(/^[,;]/, ""))
    .filter(Boolean)
    .join(separator);
}

type LabelledField = Exclude<keyof PastedPerson, "line" | "moreEmails" | "morePhones">;

const LABELLED: Partial<Record<MappedField, LabelledField>> = {
  personName: "contactName",
  personTitle: "contactTitle",
  personEmail: "contactEmail",
  personPhone: "phoneNumber",
  name: "companyName",
  website: "companyWebsite",
  city: "location",
};

/** Reads a cell such as "Company: Jua Ltd"; null for cells without the name of a field. */
function labelledCell(cell: string): { field: LabelledField; value: string } | null {
  const colon = cell.indexOf(":");
  const value = cell.slice(colon + 1).trim();
  if (colon < 1 || colon > 30 || value === "" || value.startsWith("//")) return null;
  const field = LABELLED[fieldOfHeader(cell.slice(0, colon), "contacts")?.field ?? "source"];
  return field ? { field, value } : null;
}

/** Cells before the address are name and title; the last one after it is the company. */
function readLine(text: string, line: number): PastedPerson {
  const person: PastedPerson = { line, contactName: "" };
  const before: string[] = [];
  const behind: string[] = [];
  for (const cell of cellsOf(withoutBrackets(text))) {
    const labelled = labelledCell(cell);
    if (labelled && !person[labelled.field]) person[labelled.field] = labelled.value;
    else if (cell.includes("@") && !person.contactEmail) person.contactEmail = cell.replace(/^mailto:/i, "");
    else if (isPhone(cell) && !person.phoneNumber) person.phoneNumber = cell;
    else if (person.contactEmail || person.phoneNumber) behind.push(cell);
    else before.push(cell);
  }
  const [name = "", title, ...others] = before;
  const called = person.contactName || name || (behind.shift() ?? "");
  // "!!!" and "+254" are not names.
  person.contactName = /\p{L}/u.test(called) ? called : "";
  const company = person.companyName ?? behind.pop() ?? others.at(-1);
  const job = person.contactTitle ?? title ?? behind[0];
  if (job) person.contactTitle = job;
  if (company) person.companyName = company;
  return person;
}

/** Splits a line at commas and semicolons outside quotation marks and angle brackets. */
function partsOf(line: string): string[] {
  const parts = [""];
  let isQuoted = false;
  let isInside = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === "<" || letter === ">") isInside = letter === "<";
    if ((letter === "," || letter === ";") && !isQuoted && !isInside) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Splits a line with several people, as mail programs copy recipients: each ends with an address. */
function parted(line: string): string[] {
  const addresses = line.split("@").length - 1;
  if (addresses < 2 || line.includes("\t")) return [line];
  const parts = partsOf(line);
  if (!line.includes("<") && !parts.every((part) => part.includes("@") && !/\s/.test(part))) return [line];
  const people: string[] = [];
  let before: string[] = [];
  for (const part of parts.flatMap((each) => each.split(/(?<=>)\s+/))) {
    before.push(part);
    if (!part.includes("@")) continue;
    people.push(before.join(", "));
    before = [];
  }
  return before.length > 0 && people.length > 0
    ? [...people.slice(0, -1), [people.at(-1), ...before].join(", ")]
    : people;
}

/**
 * Whether a line is a header: most column names are known, or three are, and no cell is an address or phone number.
 * With an opt-out column, two known names suffice.
 */
export const isHeading = (line: string): boolean => {
  const cells = cellsOf(line.slice(0, MAX_LINE_LENGTH));
  const isOfOptOuts = cells.some((cell) => optOutHeader(cell) !== null);
  const known = cells.filter(
    (cell) => fieldOfHeader(cell, "contacts") || optOutHeader(cell) || isStatusHeader(cell),
  ).length;
  if (cells.length === 0 || (cells.length === 1 && /\d/.test(line))) return false;
  if (cells.some((cell) => cell.includes("@") || isPhone(cell))) return false;
  return known === cells.length || known > 2 || (known > 1 && (isOfOptOuts || known * 2 > cells.length));
};

/** Reads one person or more per line, for text without a header. Each line is cut at 1,000 characters. */
export function readLines(text: string): PastedPerson[] {
  const lines = plainList(text)
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.slice(0, MAX_LINE_LENGTH).trim() }))
    .map(({ line, text }) => ({ line, text: text.includes("@") ? text.replace(RECIPIENTS, "") : text }))
    .filter((line) => line.text !== "");
  return lines.flatMap((row) => parted(row.text).map((part) => readLine(part, row.line)));
}
