import { and, type SQL, sql } from "drizzle-orm";
import { inBatches } from "~/core/lists/in-batches";
import type { Total } from "~/core/pagination";
import { statement } from "~/core/statement";
import type { TagList } from "./tag-lists";
import { listTagNames, type TagContext, tagsOfRows } from "./tags.server";

/** Tagged rows read for a page with further filters: with the rows themselves, at most 500 are read. */
const SAMPLE_SIZE = 80;

interface Asked {
  tag: number;
  list: TagList;
  limit: number;
  cursor?: number | undefined;
  /** A further condition on `t.row_id`. */
  keep?: SQL | undefined;
  isNoRepeat?: SQL | undefined;
}

interface Found {
  ids: number[];
  next: number | null;
  total: Total;
}

const NONE: Found = { ids: [], next: null, total: { count: 0, isExact: true } };

export const hasTag = (tag: number, list: TagList, rowId: SQL): SQL =>
  sql`exists (select 1 from tagged_rows g where g.tag_id = ${tag} and g.list = ${list} and g.row_id = ${rowId})`;

/** Whether a row has a tag of the account that is not deleted. */
export const hasOwnTag = (accountId: number, tag: number, list: TagList, rowId: SQL): SQL =>
  sql`(${hasTag(tag, list, rowId)} and exists (select 1 from tags o
    where o.id = ${tag} and o.account_id = ${accountId} and o.deleted_at is null))`;

/** A query of `id` without an order. Excludes deleted tags and other accounts' tags; `isKept` is a condition on `t.row_id`. */
export const taggedIds = ({
  accountId,
  tag,
  list,
  isKept,
}: {
  accountId: number;
  tag: number;
  list: TagList;
  isKept: SQL;
}): SQL =>
  sql`select t.row_id as id from tagged_rows t where t.tag_id = ${tag} and t.list = ${list}
    and exists (select 1 from tags g where g.id = ${tag} and g.account_id = ${accountId} and g.deleted_at is null)
    and ${isKept}`;

/** Newest first. With `keep`, a page may be short, and its total covers only the rows read. */
async function findTagged(ctx: TagContext, asked: Asked): Promise<Found> {
  const { tag, list, limit, cursor = Number.MAX_SAFE_INTEGER, keep, isNoRepeat } = asked;
  const rowLimit = keep ? Math.max(SAMPLE_SIZE, limit + 1) : limit + 1;
  const count = sql`select ${sql.raw(list)} as count from tags
    where id = ${tag} and account_id = ${ctx.account.id} and deleted_at is null`;
  const page = sql`select t.row_id as id, ${and(keep, isNoRepeat) ?? sql`1`} as kept from tagged_rows t
    where t.tag_id = ${tag} and t.list = ${list} and t.row_id < ${cursor} order by t.row_id desc limit ${rowLimit}`;
  const all = await statement(ctx, count).first<number>("count");
  if (!all) return NONE;
  const { results } = await statement(ctx, page).all<{ id: number; kept: number }>();
  const kept = results.filter((row) => row.kept).map(({ id }) => id);
  const ids = kept.slice(0, limit);
  const last =
    kept.length > limit ? ids.at(-1) : results.length === rowLimit ? results.at(-1)?.id : undefined;
  const next = last ?? null;
  const total = keep
    ? { count: ids.length + (next === null ? 0 : 1), isExact: next === null && asked.cursor === undefined }
    : { count: all, isExact: true };
  return { ids, next, total };
}

export async function taggedPage<Row extends { id: number }>(
  ctx: TagContext,
  asked: Asked,
  read: (ids: number[]) => Promise<Row[]>,
) {
  const { ids, next, total } = await findTagged(ctx, asked);
  const rows = ids.length > 0 ? await read(ids) : [];
  return { rows: rows.sort((one, other) => other.id - one.id), next, total };
}

type Rows<Row> = AsyncIterable<Row> | Iterable<Row>;

const BATCH_SIZE = 500;

/** Appends the tag names to each row, as the last cell of an export. */
export async function* withTags<Row extends { id: number }>(
  ctx: TagContext,
  list: TagList,
  rows: Rows<Row>,
): AsyncGenerator<[row: Row, tags: string]> {
  const names = await listTagNames(ctx);
  for await (const some of inBatches(rows, BATCH_SIZE)) {
    const ids = some.map(({ id }) => id);
    const tagsByRow = await tagsOfRows(ctx, list, ids, names);
    for (const row of some) yield [row, (tagsByRow.get(row.id) ?? []).map(([, name]) => name).join("; ")];
  }
}

export const TAGS_COLUMN = "tags";
