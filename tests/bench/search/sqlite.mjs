// Writes the database file with the app's own statements and migrations, and queries it with the app's own SQL in plain SQLite.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { median, ROOT } from "../report.mjs";
import { ACCOUNT, LIMIT, ROUNDS } from "./queries.mjs";

/** The parts of D1 that the app's functions use, on node:sqlite. */
function d1Of(db) {
  const prepared = new Map();
  const prepare = (sql) => {
    if (!prepared.has(sql)) prepared.set(sql, db.prepare(sql));
    const statement = prepared.get(sql);
    const bound = (values) => ({
      bind: (...next) => bound(next),
      all: async () => ({ results: statement.all(...values) }),
      first: async () => statement.get(...values) ?? null,
      run: () => statement.run(...values),
    });
    return bound([]);
  };
  return {
    prepare,
    batch: async (statements) => Promise.all(statements.map((statement) => statement.all())),
  };
}

/** Fills `file` (which miniflare may have created) with `count` companies; returns seconds. */
export function buildDatabase(app, shapes, file, count) {
  const started = performance.now();
  const db = new DatabaseSync(file);
  db.exec(
    "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA foreign_keys = OFF",
  );
  const folder = join(ROOT, "migrations");
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort())
    db.exec(readFileSync(join(folder, name), "utf8"));
  const ctx = { d1: d1Of(db), now: () => new Date("2026-11-20T00:00:00Z") };
  let chunk = [];
  const write = () => {
    db.exec("BEGIN");
    for (const statement of app.insertCompanyStatements(ctx, chunk)) statement.run();
    db.exec("COMMIT");
    chunk = [];
  };
  for (const row of shapes.rows(count)) if (chunk.push(row) === 500) write();
  if (chunk.length > 0) write();
  const written = (performance.now() - started) / 1000;
  db.exec("ANALYZE");
  db.close();
  return written;
}

/** Merges the index as the nightly job does (merge-search-indexes.server.ts), in one go; returns seconds. */
export function mergeIndex(file) {
  const started = performance.now();
  const db = new DatabaseSync(file);
  db.exec("INSERT INTO company_search (company_search) VALUES ('optimize')");
  db.close();
  return (performance.now() - started) / 1000;
}

/** Megabytes of the full-text index, of the words for endings and typos, of the facet counts and of the companies. */
export function sizesOf(file) {
  const db = new DatabaseSync(file, { readOnly: true });
  const megabytes = (pattern) =>
    (db.prepare("SELECT sum(pgsize) AS size FROM dbstat WHERE name GLOB ?").get(pattern)?.size ?? 0) / 1e6;
  const sizes = {
    index: megabytes("company_search*"),
    words: megabytes("search_word*"),
    cube: megabytes("company_counts"),
    rows: megabytes("companies") + megabytes("companies_*") + megabytes("sqlite_autoindex_companies*"),
  };
  db.close();
  return sizes;
}

export const slotsOf = (file) => {
  const db = new DatabaseSync(file, { readOnly: true });
  const slots = db.prepare("SELECT slot FROM companies WHERE id % 500 = 0 ORDER BY slot").all();
  db.close();
  return slots.map((row) => row.slot);
};

/** Milliseconds and found ids of each query, with D1's cache size (2 MB, SQLite's default). */
export async function askSqlite(app, file, log) {
  const db = new DatabaseSync(file, { readOnly: true });
  const ctx = { d1: d1Of(db) };
  const ask = async ({ filter, after }) => {
    const started = performance.now();
    const match = app.matchSql(filter, ACCOUNT);
    const values = app.pageValues(match, after + 1, LIMIT + 1);
    const { results } = await ctx.d1
      .prepare(app.pageSql(match))
      .bind(...values)
      .all();
    return { milliseconds: performance.now() - started, ids: results.slice(0, LIMIT).map((row) => row.id) };
  };
  for (const query of log) await ask(query);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = [];
    for (const query of log) answers.push(await ask(query));
    rounds.push(answers);
  }
  const answers = log.map((_, index) => ({
    ids: rounds[0][index].ids,
    milliseconds: median(rounds.map((round) => round[index].milliseconds)),
  }));
  db.close();
  return answers;
}
