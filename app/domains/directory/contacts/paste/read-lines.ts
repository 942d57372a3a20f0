import { fieldOfHeader } from "../../imports/mapping/mapped-fields";

/** A person as pasted, before anything is checked. */
export interface PastedPerson {
  /** Of the text, from 1. */
  line: number;
  contactName: string;
  contactTitle?: string;
  contactEmail?: string;
  phoneNumber?: string;
  companyName?: string;
  companyWebsite?: string;
  location?: string;
}

const MAX_LINE_LENGTH = 1_000;

/** Letters are looked at one by one: no pattern runs over what somebody pasted. */
function cellsOf(line: string): string[] {
  const tabs = line.includes("\t") ? "\t" : line.includes(";") ? ";" : ",";
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

/** "Odhiambo, Amina", as address books write her, is Amina Odhiambo: one word, a comma, and the other names. */
function inSpokenOrder(name: string): string {
  const [last = "", given = "", ...more] = name.split(",").map((part) => part.trim());
  return last && given && more.length === 0 && !/[\s;"]/.test(last) ? `${given} ${last}` : name;
}

/** "Amina <amina@example.com>" as two cells. */
function withoutBrackets(line: string): string {
  const [open, close] = [line.indexOf("<"), line.indexOf(">")];
  if (open === -1 || close < open || !line.slice(open, close).includes("@")) return line;
  const separator = line.includes("\t") ? "\t" : line.includes(";") ? ";" : ",";
  return [inSpokenOrder(line.slice(0, open)), line.slice(open + 1, close), line.slice(close + 1)]
    .map((part) => part.trim().replace(/^[,;]/, ""))
    .filter(Boolean)
    .join(separator);
}

/** Words before the address are name and title; of those behind it the last is the company. */
function readLine(text: string, line: number): PastedPerson {
  const person: PastedPerson = { line, contactName: "" };
  const before: string[] = [];
  const behind: string[] = [];
  for (const cell of cellsOf(withoutBrackets(text))) {
    if (cell.includes("@") && !person.contactEmail) person.contactEmail = cell.replace(/^mailto:/i, "");
    else if (isPhone(cell) && !person.phoneNumber) person.phoneNumber = cell;
    else if (person.contactEmail || person.phoneNumber) behind.push(cell);
    else before.push(cell);
  }
  const [name = "", title, ...others] = before;
  person.contactName = name || (behind.shift() ?? "");
  const company = behind.pop() ?? others.at(-1);
  const job = title ?? behind[0];
  if (job) person.contactTitle = job;
  if (company) person.companyName = company;
  return person;
}

/** Several "Name <address>" on one line, as mail programs copy them. */
function parted(line: string): string[] {
  if (line.split("<").length <= 2) return [line];
  return line
    .split(">")
    .map((part) => part.trim().replace(/^[,;]\s*/, ""))
    .filter(Boolean)
    .map((part) => (part.includes("<") ? `${part}>` : part));
}

const isHeading = (line: string): boolean => {
  const cells = cellsOf(line);
  return cells.length > 0 && cells.every((cell) => fieldOfHeader(cell, "contacts"));
};

/** One a line, below names of columns where there are some; what is longer than 1,000 letters is cut. */
export function readLines(text: string): PastedPerson[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.slice(0, MAX_LINE_LENGTH).trim() }))
    .filter((line) => line.text !== "");
  const rows = isHeading(lines[0]?.text ?? "") ? lines.slice(1) : lines;
  return rows.flatMap((row) => parted(row.text).map((part) => readLine(part, row.line)));
}
