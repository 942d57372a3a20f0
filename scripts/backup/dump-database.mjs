// Writes a database as SQL that wrangler can execute: `wrangler d1 export` refuses databases with an FTS5 search index.
import { createHash } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { quoteName, readSchema } from "./schema.mjs";

/** D1 accepts statements of up to 100,000 bytes. A character has at most 4 bytes, and quoting doubles an apostrophe. */
const MAX_STATEMENT_BYTES = 90_000;
const PIECE_CHARACTERS = 20_000;
/** Target size of one page of rows, in bytes. */
const PAGE_BYTES = 1_000_000;
const FIRST_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 2_000;
/** An idle database needs two reads. One that changes during every read is too busy to back up. */
const MAX_READINGS = 6;

const PIECES = "restore_pieces";

/** Yields pages of a table's rows as SQL literals, ordered by its key. */
async function* literalsOf(store, { name, columns, key }) {
  const keys = key.map((column) => (column === "rowid" ? column : quoteName(column))).join(", ");
  const selected = [
    ...columns.map(
      (column, index) => `quote(${column === "rowid" ? column : quoteName(column)}) as c${index}`,
    ),
    ...key.map((column, index) => `quote(${column === "rowid" ? column : quoteName(column)}) as k${index}`),
  ];
  let after = "";
  let size = FIRST_PAGE_SIZE;
  for (;;) {
    const page = await store.query(
      `select ${selected.join(", ")} from ${quoteName(name)} ${after} order by ${keys} limit ${size}`,
    );
    const rows = page.map((row) => columns.map((_, index) => row[`c${index}`]));
    yield rows;
    const last = page.at(-1);
    if (page.length < size || !last) return;
    after = `where (${keys}) > (${key.map((_, index) => last[`k${index}`]).join(", ")})`;
    const bytes = rows.reduce((total, row) => total + row.join().length, 1);
    size = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.floor((PAGE_BYTES * page.length) / bytes)));
  }
}

const unquoted = (literal) => literal.slice(1, -1).replaceAll("''", "'");
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** Writes a row with a value too long for one statement: the value is stored in pieces, which the insert joins. */
function* longRow(head, row) {
  yield `delete from ${PIECES}`;
  const values = [];
  for (const [at, literal] of row.entries()) {
    if (Buffer.byteLength(literal) <= PIECE_CHARACTERS) {
      values.push(literal);
      continue;
    }
    if (!literal.startsWith("'")) throw new Error("A binary value is longer than a statement of D1.");
    const characters = [...unquoted(literal)];
    for (let from = 0; from < characters.length; from += PIECE_CHARACTERS)
      yield `insert into ${PIECES} (place, piece) values (${at}, ${quoted(characters.slice(from, from + PIECE_CHARACTERS).join(""))})`;
    values.push(`(select group_concat(piece, '' order by id) from ${PIECES} where place = ${at})`);
  }
  yield `${head}(${values.join(", ")})`;
}

/** Yields inserts with as many rows as fit in one statement. */
function* insertsOf({ name, columns }, rows) {
  const names = columns.map((column) => (column === "rowid" ? column : quoteName(column))).join(", ");
  const head = `insert into ${quoteName(name)} (${names}) values `;
  let values = [];
  let bytes = head.length;
  for (const row of rows) {
    const text = `(${row.join(", ")})`;
    const length = Buffer.byteLength(text) + 2;
    if (values.length > 0 && bytes + length > MAX_STATEMENT_BYTES) {
      yield head + values.join(",\n");
      values = [];
      bytes = head.length;
    }
    if (head.length + length > MAX_STATEMENT_BYTES) {
      yield* longRow(head, row);
      continue;
    }
    values.push(text);
    bytes += length;
  }
  if (values.length > 0) yield head + values.join(",\n");
}

/** Yields every statement of the database and records the row count of each table in `counts`. */
async function* statementsOf(store, counts) {
  const schema = await readSchema(store);
  yield "pragma defer_foreign_keys = true";
  yield* schema.creating;
  yield `create table ${PIECES} (id integer primary key, place integer not null, piece text not null)`;
  for (const table of schema.rows) {
    counts[table.name] = 0;
    for await (const rows of literalsOf(store, table)) {
      counts[table.name] += rows.length;
      yield* insertsOf(table, rows);
    }
  }
  yield `drop table ${PIECES}`;
  const sequences = await store.query(
    "select quote(name) as name, quote(seq) as seq from sqlite_sequence order by name",
  );
  yield "delete from sqlite_sequence";
  for (const { name, seq } of sequences)
    yield `insert into sqlite_sequence (name, seq) values (${name}, ${seq})`;
  yield* schema.finishing;
  for (const index of schema.contentless)
    yield `insert or replace into search_rebuilds (index_name) values ('${index}')`;
}

/** Reads the database once into a file. @returns the SHA-256 of the text and the row count of each table */
async function readOnce(store, file) {
  const output = openSync(file, "w", 0o600);
  const hash = createHash("sha256");
  const counts = {};
  try {
    for await (const statement of statementsOf(store, counts)) {
      const text = `${statement};\n`;
      hash.update(text);
      writeSync(output, text);
    }
  } finally {
    closeSync(output);
  }
  return { sha256: hash.digest("hex"), counts };
}

/**
 * Reads the database until two consecutive reads are equal. Their content was true at the moment between them. The file
 * is thus one state of the database, although it is read in pages.
 * @throws Error when the database changes during every read
 */
export async function dumpDatabase(store, file) {
  let before = await readOnce(store, file);
  for (let reading = 2; reading <= MAX_READINGS; reading += 1) {
    const now = await readOnce(store, file);
    if (now.sha256 === before.sha256) return { ...now, readings: reading };
    before = now;
  }
  throw new Error(
    `The database changed during each of ${MAX_READINGS} readings. Run the backup again when fewer people work.`,
  );
}
