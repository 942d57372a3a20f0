export const FORMAT = "njia-statement-1";
export const FIELDS = [
  "agent",
  "business",
  "seq",
  "subject",
  "fact",
  "cents",
  "base",
  "rate",
  "at",
  "payout",
];
const ENTRY = [...FIELDS, "previous", "hash"];
/** Of a statement as CSV; the last line is the head. */
export const COLUMNS = [...ENTRY, "signature", "publicKey"];
/** How the first line of a JSON statement ends, and its last. */
export const ENTRIES_FOLLOW = ',"entries":[';
export const ENTRY_ENDS = "]}";

/** Characters of a file that is not one entry a line. */
const MOST_AT_ONCE = 8_000_000;
export const NONE = "This is no statement of commissions.";
const MORE = "There is more in the file than its statement.";

export class Unreadable extends Error {}

/** Each piece is looked through once, however long a line is. */
async function* linesOf(pieces) {
  let parts = [];
  let length = 0;
  for await (const piece of pieces) {
    const [more, ...lines] = piece.split("\n");
    parts.push(more);
    length += more.length;
    for (const line of lines) {
      yield parts.join("").replace(/\r$/, "");
      parts = [line];
      length = line.length;
    }
    if (length > MOST_AT_ONCE) throw new Unreadable(NONE);
  }
  if (length > 0) yield parts.join("");
}

const isOf = (value, names) =>
  typeof value === "object" && value !== null && Object.keys(value).join() === names.join();

/** What was parsed says all of the text: no name stands twice, and no number is written otherwise. */
const saysAll = (read, text) => JSON.stringify(read) === text.replace(/[ \t\r\n]/g, "");

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(NONE);
  }
}

function headOf(read) {
  const { format, agent, business, publicKey, head } = read ?? {};
  const isKnown = isOf(read, ["format", "agent", "business", "publicKey", "head", "entries"]);
  if (format !== FORMAT || !isKnown || !isOf(head, ["seq", "hash", "signature"]))
    throw new Unreadable(read?.format === FORMAT ? MORE : NONE);
  return { head: { agent, business, publicKey, ...head } };
}

function entryOf(entry) {
  if (!isOf(entry, ENTRY)) throw new Unreadable(MORE);
  return { entry };
}

async function* readJsonLines(first, lines) {
  const about = parsed(first + ENTRY_ENDS);
  if (!saysAll(about, first + ENTRY_ENDS)) throw new Unreadable(MORE);
  yield headOf(about);
  let isOver = false;
  for await (const line of lines) {
    if (isOver && line.trim()) throw new Unreadable(MORE);
    if (isOver) continue;
    isOver = line === ENTRY_ENDS;
    if (isOver) continue;
    const text = line.replace(/,$/, "");
    const entry = parsed(text);
    if (!saysAll(entry, text)) throw new Unreadable(MORE);
    yield entryOf(entry);
  }
  if (!isOver) throw new Unreadable("The file ends before its statement does.");
}

async function* readJson(first, lines) {
  const texts = [first];
  let length = first.length;
  for await (const line of lines) {
    texts.push(line);
    length += line.length + 1;
    if (length > MOST_AT_ONCE) throw new Unreadable(NONE);
  }
  const text = texts.join("\n");
  const read = parsed(text);
  const head = headOf(read);
  if (!Array.isArray(read.entries)) throw new Unreadable(NONE);
  if (!saysAll(read, text)) throw new Unreadable(MORE);
  yield head;
  for (const entry of read.entries) yield entryOf(entry);
}

const numbers = new Set(["agent", "business", "seq", "cents", "base", "rate", "at", "payout"]);

function cellValue(name, cell) {
  if (!numbers.has(name) || cell === "") return cell;
  const value = Number(cell);
  if (String(value) !== cell) throw new Unreadable(MORE);
  return value;
}

async function* readCsv(first, lines) {
  if (first !== COLUMNS.join(","))
    throw new Unreadable(FIELDS.every((field) => first.split(",", 100).includes(field)) ? MORE : NONE);
  let isOver = false;
  for await (const line of lines) {
    if (!line) continue;
    if (isOver) throw new Unreadable(MORE);
    const cells = line.split(",", COLUMNS.length + 1);
    if (cells.length !== COLUMNS.length) throw new Unreadable(MORE);
    const row = Object.fromEntries(COLUMNS.map((name, at) => [name, cellValue(name, cells[at])]));
    isOver = row.fact === "head";
    yield isOver ? { head: row } : { entry: row };
  }
}

/** `{ head }` once and `{ entry }` of each entry, as they come. What is no part of a statement makes it none. */
export async function* readStatement(pieces) {
  const lines = linesOf(pieces);
  let first = "";
  while (first.trim() === "") {
    const { value, done } = await lines.next();
    if (done) return;
    first = value.replace(/^\ufeff/, "");
  }
  if (!first.trimStart().startsWith("{")) yield* readCsv(first, lines);
  else yield* first.endsWith(ENTRIES_FOLLOW) ? readJsonLines(first, lines) : readJson(first, lines);
}
