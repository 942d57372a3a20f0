import type { Context } from "~/core/context";
import { append } from "~/core/lists/unbounded";
import type { Page } from "~/core/pagination";
import { firstOwnersOf } from "~/domains/identity/users/people.server";
import type { MeasureKey, RowsQuery } from "./activity";
import { countActivity } from "./activity.server";
import { SOURCES, type Source } from "./activity-sources";
import { dayOf, dayOfIso } from "./periods";

export interface ActivityRow {
  id: number;
  at: Date;
  what: string;
  /** A company name, or a user's email address. */
  who: string;
  /** ISO 3166 alpha-2. */
  country: string | null;
  target: string | null;
}

type Found = Omit<ActivityRow, "at" | "target"> & { at: number; user_id: number | null };

/** Adds the first owner of each business, fetched separately: a join would read twice as much. */
async function withOwners(ctx: Context, rows: ActivityRow[]): Promise<ActivityRow[]> {
  const owners = await firstOwnersOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const owner = owners.get(row.id);
    return owner ? { ...row, who: owner.email, target: `user:${owner.id}` } : row;
  });
}

const readerOf =
  (ctx: Context, { table, columns, joins, where, country }: Source, place: string | undefined) =>
  async (condition: string, values: [number, number], limit: number): Promise<Found[]> => {
    const { results } = await ctx.d1
      .prepare(
        `SELECT t.id, t.created_at AS at, ${columns} FROM ${table} t ${joins}
        WHERE ${where} AND ${condition} ${place ? `AND t.${country} = ?4` : ""}
        ORDER BY t.created_at DESC, t.id DESC LIMIT ?3`,
      )
      .bind(...values, limit, ...(place ? [place] : []))
      .all<Found>();
    return results;
  };

const timeOf = (ctx: Context, table: string, id: number) =>
  ctx.d1.prepare(`SELECT created_at FROM ${table} WHERE id = ?1`).bind(id).first<number>("created_at");

const DEFAULT_DAYS = 30;

export function daysOf(ctx: Context, { from, to }: Pick<RowsQuery, "from" | "to">) {
  const last = to ? dayOfIso(to) : Math.max(dayOf(ctx.now()), from ? dayOfIso(from) : 0);
  return { from: from ? dayOfIso(from) : last - DEFAULT_DAYS + 1, to: last };
}

/** Lists the events behind a figure; `total` is the figure's value. Reads fewer than 480 rows. */
export async function listActivityRows(
  ctx: Context,
  measure: MeasureKey,
  query: RowsQuery,
  limit = query.limit,
): Promise<Page<ActivityRow>> {
  const source = SOURCES[measure];
  if (query.country && !source.country) return { rows: [], next: null, total: { count: 0, isExact: true } };
  const days = daysOf(ctx, query);
  const last = query.cursor ? await timeOf(ctx, source.table, query.cursor) : null;
  const [start, end] = [days.from * 86_400, (days.to + 1) * 86_400];
  const read = readerOf(ctx, source, query.country);
  const isInside = last !== null && last >= start && last < end;
  // Rows of the same second are read first, in their own query, so that the index scan starts where the last page ended.
  const results = isInside
    ? await read("t.created_at = ?1 AND t.id < ?2", [last, query.cursor ?? 0], limit + 1)
    : [];
  const before = "t.created_at >= ?1 AND t.created_at < ?2";
  if (results.length <= limit)
    append(results, await read(before, [start, isInside ? last : end], limit + 1 - results.length));
  const rows = results.slice(0, limit).map(({ user_id, at, ...row }) => ({
    ...row,
    at: new Date(at * 1000),
    target: user_id === null ? null : `user:${user_id}`,
  }));
  const count = await countActivity(ctx, measure, { ...days, country: query.country });
  return {
    rows: measure === "businesses" ? await withOwners(ctx, rows) : rows,
    next: results.length > limit ? (rows.at(-1)?.id ?? null) : null,
    total: { count, isExact: true },
  };
}

export async function* listAllActivityRows(
  ctx: Context,
  measure: MeasureKey,
  query: RowsQuery,
): AsyncGenerator<ActivityRow> {
  let cursor: number | null | undefined = query.cursor;
  while (cursor !== null) {
    const page: Page<ActivityRow> = await listActivityRows(
      ctx,
      measure,
      { ...query, cursor: cursor ?? undefined },
      500,
    );
    yield* page.rows;
    cursor = page.next;
  }
}
