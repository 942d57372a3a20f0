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
/** Columns of a CSV statement; the last line is the head. */
export const COLUMNS = [...ENTRY, "signature", "publicKey"];
/** The end of a JSON statement's first line, and its last line. */
export const ENTRIES_FOLLOW = ',"entries":[';
export const ENTRY_ENDS = "]}";

/** Maximum characters needed to identify a statement: the CSV header line, or the JSON format name. */
const BEGINNING_LENGTH = 1_000;
const MAX_BLANK_LINES = 10;
/** Maximum characters of a single line, for files that don't have one entry per line. */
const MAX_BUFFER_CHARACTERS = 8_000_000;
export const NONE = "This isn’t a commission statement. Choose the file you downloaded.";
const MORE = "There is more in the file than its statement.";

export class Unreadable extends Error {}

/** The start of a text, and the whole text, both without a byte order mark. Reads no further piece to get the start. */
async function withBeginning(pieces) {
  const iterator = pieces[Symbol.asyncIterator]?.() ?? pieces[Symbol.iterator]();
  let beginning = "";
  while (beginning.length < BEGINNING_LENGTH) {
    const { value, done } = await iterator.next();
    if (done) break;
    beginning += value;
  }
  beginning = beginning.replace(/^\ufeff/, "");
  async function* all() {
    yield beginning;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { beginning: beginning.slice(0, BEGINNING_LENGTH), all: all() };
}

function requireHeader(beginning) {
  if (beginning.startsWith("{")) {
    if (!beginning.replace(/[ \t\r\n]+/g, "").startsWith(`{"format":"${FORMAT}",`))
      throw new Unreadable(NONE);
    return;
  }
  const [first] = beginning.split(/\r?\n/, 1);
  if (first !== COLUMNS.join(","))
    throw new Unreadable(FIELDS.every((field) => first.split(",").includes(field)) ? MORE : NONE);
}

/** Splits text into lines. Scans each piece once, however long a line is. */
async function* linesOf(pieces) {
  let parts = [];
  let length = 0;
  for await (const piece of pieces) {
    const lines = piece.split("\n");
    const last = lines.pop();
    if (lines.length > 0) {
      lines[0] = parts.join("") + lines[0];
      parts = [];
      length = 0;
      yield lines.map((line) => line.replace(/\r$/, ""));
    }
    parts.push(last);
    length += last.length;
    if (length > MAX_BUFFER_CHARACTERS) throw new Unreadable(NONE);
  }
  if (length > 0) yield [parts.join("")];
}

async function* writtenLines(batches) {
  let blank = 0;
  for await (const lines of batches) {
    for (const line of lines) {
      if (line.trim() !== "") yield line;
      else if (++blank > MAX_BLANK_LINES) throw new Unreadable(MORE);
    }
  }
}

const isOf = (value, names) =>
  typeof value === "object" && value !== null && Object.keys(value).join() === names.join();

/** Whether the parsed value accounts for the whole text: no duplicate names, and no number in another notation. */
function saysAll(read, text) {
  try {
    return JSON.stringify(read) === text.replace(/[ \t\r\n]+/g, "");
  } catch {
    return false;
  }
}

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
    if (isOver) throw new Unreadable(MORE);
    isOver = line === ENTRY_ENDS;
    if (isOver) continue;
    const text = line.replace(/,$/, "");
    const entry = parsed(text);
    if (!saysAll(entry, text)) throw new Unreadable(MORE);
    yield entryOf(entry);
  }
  if (!isOver) throw new Unreadable("The file ends before its statement does.");
}

async function* readJson(batches) {
  const texts = [];
  let length = 0;
  for await (const lines of batches) {
    const text = lines.join("\n");
    texts.push(text);
    length += text.length + 1;
    if (length > MAX_BUFFER_CHARACTERS) throw new Unreadable(NONE);
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

async function* readCsv(lines) {
  let isOver = false;
  for await (const line of lines) {
    if (isOver) throw new Unreadable(MORE);
    const cells = line.split(",", COLUMNS.length + 1);
    if (cells.length !== COLUMNS.length) throw new Unreadable(MORE);
    const row = Object.fromEntries(COLUMNS.map((name, index) => [name, cellValue(name, cells[index])]));
    isOver = row.fact === "head";
    yield isOver ? { head: row } : { entry: row };
  }
}

/** Yields `{ head }` once and `{ entry }` for each entry, streamed. Any other content makes the statement invalid. */
export async function* readStatement(pieces) {
  const { beginning, all } = await withBeginning(pieces);
  requireHeader(beginning);
  const batches = linesOf(all);
  const [first, ...others] = (await batches.next()).value;
  async function* rest() {
    yield others;
    yield* batches;
  }
  async function* whole() {
    yield [first];
    yield* rest();
  }
  if (!first.startsWith("{")) yield* readCsv(writtenLines(rest()));
  else if (first.endsWith(ENTRIES_FOLLOW)) yield* readJsonLines(first, writtenLines(rest()));
  else yield* readJson(whole());
}
