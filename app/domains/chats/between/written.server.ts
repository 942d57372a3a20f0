import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Context } from "~/core/context";
import { MAX_EXACT_COUNT, type Page, type PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { Talk } from "./talk";

type Rows = SQLiteTable & { id: SQLiteColumn };

/** Rows that match a condition, in descending order of a column. */
export async function listNewest<Table extends Rows>(
  ctx: Context,
  table: Table,
  { where, by = table.id }: { where: SQL; by?: SQLiteColumn },
  { limit, cursor }: PageQuery,
): Promise<Page<Table["$inferSelect"]>> {
  const some = ctx.db.select({ id: table.id }).from(table).where(where).limit(MAX_EXACT_COUNT).as("some");
  const [found, [counted]] = await ctx.db.batch([
    ctx.db
      .select()
      .from(table as Rows)
      .where(cursor === undefined ? where : and(where, lt(by, cursor)))
      .orderBy(desc(by))
      .limit(limit + 1),
    ctx.db.select({ count: sql<number>`count(*)` }).from(some),
  ]);
  const keyOf = (row: Record<string, unknown>) => Number(row[nameIn(table, by)]);
  return { ...pageOf(found, limit, keyOf), total: totalUpTo(counted?.count ?? 0) };
}

const nameIn = (table: object, column: SQLiteColumn) =>
  Object.entries(table).find(([, each]) => each === column)?.[0] ?? "id";

const BATCH_SIZE = 500;

/** Purges messages written before a time, and threads without messages since then. */
export async function purgeWritten(
  ctx: Context,
  { threads, messages, threadId }: Pick<Talk<string>, "threads" | "messages" | "threadId">,
  before: Date,
): Promise<number> {
  const at = toUnixSeconds(before);
  const results = await ctx.d1.batch([
    statement(
      ctx,
      sql`delete from ${messages} where id in (select id from ${messages}
        where written_at < ${at} order by written_at limit ${BATCH_SIZE})`,
    ),
    statement(
      ctx,
      sql`delete from ${threads} where id in (select id from ${threads} where last_at < ${at}
        and not exists (select 1 from ${messages} m where m.${threadId} = ${threads.id}) limit ${BATCH_SIZE})`,
    ),
  ]);
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}

export const writtenBy = (
  ctx: Context,
  table: Rows & Record<"userId" | "text" | "writtenAt", SQLiteColumn>,
  userId: number,
  limit: number,
) =>
  ctx.db
    .select({ text: table.text, writtenAt: table.writtenAt })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.id))
    .limit(limit);
