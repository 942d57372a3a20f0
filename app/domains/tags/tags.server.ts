import { sql } from "drizzle-orm";
import type { Account, AccountContext, Context } from "~/core/context";
import { inJsonArray, statement } from "~/core/statement";
import { tags } from "./tables";
import type { TagList } from "./tag-lists";
import type { TagNames } from "./tag-view";

export type TagContext = Pick<Context, "d1"> & { account: Account };

/** All tags by name; reads one row. */
export async function listTagNames(ctx: TagContext): Promise<TagNames> {
  const read = sql`select names from tag_names where account_id = ${ctx.account.id}`;
  const names = await statement(ctx, read).first<string>("names");
  return names ? (JSON.parse(names) as TagNames) : [];
}

/** Number of rows whose tags share one row of `row_tags`, as in the triggers. */
const BUCKET = 64;
const MAX_PARAMETERS = 90;

/** Tags of the rows that have any, by row ID. Reads one row per bucket. */
export async function tagsOfRows(
  ctx: TagContext,
  list: TagList,
  ids: readonly number[],
  names: TagNames,
): Promise<Map<number, TagNames>> {
  const tagsByRow = new Map<number, TagNames>();
  if (names.length === 0 || ids.length === 0) return tagsByRow;
  const buckets = [...new Set(ids.map((id) => Math.floor(id / BUCKET)))];
  const some =
    buckets.length > MAX_PARAMETERS
      ? inJsonArray(buckets)
      : sql`(${sql.join(
          buckets.map((bucket) => sql`${bucket}`),
          sql`, `,
        )})`;
  const read = sql`select tag_ids as tags from row_tags
    where account_id = ${ctx.account.id} and list = ${list} and bucket in ${some}`;
  const { results } = await statement(ctx, read).all<{ tags: string }>();
  const tagged: Record<string, number[]> = Object.fromEntries(
    results.flatMap(({ tags }) => Object.entries<number[]>(JSON.parse(tags))),
  );
  for (const id of ids) {
    const named = names.filter(([tagId]) => tagged[id]?.includes(tagId));
    if (named.length > 0) tagsByRow.set(id, named);
  }
  return tagsByRow;
}

/** Number of rows in a list with the tag: a stored counter. */
export async function ownTagCount(ctx: TagContext, tagId: number, list: TagList): Promise<number> {
  const count = sql`select ${sql.raw(list)} as count from tags
    where id = ${tagId} and account_id = ${ctx.account.id} and deleted_at is null`;
  return (await statement(ctx, count).first<number>("count")) ?? 0;
}

export async function ownTags(ctx: AccountContext) {
  const rows = await ctx.db
    .select()
    .from(tags)
    .where(sql`account_id = ${ctx.account.id} and deleted_at is null`)
    .orderBy(tags.key);
  return rows.map(({ name, companies, contacts, leads, opportunities, createdAt }) => ({
    name,
    companies,
    contacts,
    leads,
    opportunities,
    createdAt: createdAt.toISOString(),
  }));
}
