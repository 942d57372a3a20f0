import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { env } from "./context";

/** D1 returns at most 100 columns. */
const TABLES_BATCH_SIZE = 50;

let statements: string[] | null = null;

/** A job sends emails after the requests: its updates to other columns do not belong to the request. */
export const MAIL_COLUMNS = ["id", "cause", "to_address", "subject", "text"];

/** Builds few statements that write all rows of a table into one column each: half the time of one statement per table. */
async function everyTable(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `select t.name as name, json_group_array(c.name) as columns from sqlite_master t, pragma_table_info(t.name) c
      where t.type = 'table' and t.sql not like '%virtual%' and t.name not like 'sqlite_%' and t.name not like '_cf_%'
      and t.name not like 'd1_%' and t.name not like '%search_%' group by t.name order by t.name`,
  ).all<{ name: string; columns: string }>();
  const columns = results.map(({ name, columns }) => {
    const all = name === "transactional_emails" ? MAIL_COLUMNS : (JSON.parse(columns) as string[]);
    const row = `json_array(${all.map((column) => `quote("${column}")`).join(", ")})`;
    return `(select count(*) || ' ' || coalesce(group_concat(${row}, char(10)), '') from "${name}") as "${name}"`;
  });
  const parts = Array.from({ length: Math.ceil(columns.length / TABLES_BATCH_SIZE) }, (_, part) =>
    columns.slice(part * TABLES_BATCH_SIZE, (part + 1) * TABLES_BATCH_SIZE),
  );
  return parts.map((part) => `select ${part.join(", ")}`);
}

/** The row count of a table, and the hash of its rows. */
const digest = (text: string) =>
  `${text.split(" ", 1)[0]} ${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;

/** Hashes all rows of each table: a refused request leaves them unchanged. `besides` names tables that may change. */
export async function everyRow(besides: string[] = []): Promise<Record<string, string>> {
  statements ??= await everyTable();
  const answers = await env.DB.batch<Record<string, string>>(statements.map((sql) => env.DB.prepare(sql)));
  return Object.fromEntries(
    answers
      .flatMap(({ results }) => Object.entries(results[0] ?? {}))
      .filter(([name]) => !besides.includes(name))
      .map(([name, text]) => [name, digest(text)]),
  );
}

/** Requests between two checks of all rows: a check takes as long as a request. */
const LOOK_AT_EVERY = 20;

/**
 * Checks that a file's requests leave every row unchanged: reads all rows once in 20 requests, and at the end. A
 * failure names the requests since the previous check.
 */
export function watchRows(): (what: string) => Promise<void> {
  let before: Record<string, string> | null = null;
  let since: string[] = [];
  const look = async () => {
    const now = await everyRow();
    const [was, asked] = [before ?? now, since.join("; ")];
    [before, since] = [now, []];
    expect(now, `one of these wrote: ${asked}`).toEqual(was);
  };
  beforeAll(look);
  afterAll(look);
  return async (what) => {
    since.push(what);
    if (since.length >= LOOK_AT_EVERY) await look();
  };
}
