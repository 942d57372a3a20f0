import { fillPlaceholders, type Query, type SQL, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Context } from "./context";

const dialect = new SQLiteAsyncDialect();

export type Statement = SQL | { toSQL(): Query };

/**
 * Converts a Drizzle query to a statement for `ctx.d1.batch`. (Drizzle's own batch accepts its builders, but no `sql`
 * with parameters.) Returned rows use the database's column names.
 */
export function statement(ctx: Pick<Context, "d1">, query: Statement): D1PreparedStatement {
  const { sql: text, params } = "toSQL" in query ? query.toSQL() : dialect.sqlToQuery(query);
  return ctx.d1.prepare(text).bind(...params);
}

/** A statement that runs many times per second: its text is built only once; `sql.placeholder(name)` marks the values. */
export function reusableStatement(query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return (ctx: Pick<Context, "d1">, values: Record<string, unknown>): D1PreparedStatement =>
    ctx.d1.prepare(text).bind(...fillPlaceholders(params, values));
}

/** A list of any length for `in`, as a single parameter: D1 accepts at most 100. */
export const inJsonArray = (values: readonly (string | number)[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;

/** SQL of a statement that aborts its batch unless the condition holds: json() fails on invalid JSON. */
export const abortUnless = (condition: string): string =>
  `SELECT CASE WHEN ${condition} THEN 1 ELSE json('aborted') END AS holds`;

/** Aborts its batch unless the previous statement changed a row. */
export const IF_UNCHANGED = abortUnless("changes() > 0");

/** Whether `abortUnless` made the batch fail. */
export const isAborted = (error: unknown): boolean => String(error).includes("malformed JSON");
