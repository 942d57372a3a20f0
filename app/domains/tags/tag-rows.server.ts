import { type SQL, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { tagKey } from "./schemas";
import { MAX_STORED_TAGS_PER_ROW, MAX_TAGS, MAX_TAGS_PER_ROW, type TagList } from "./tag-lists";

const NO_SUCH_TAG = "This tag wasn’t found. It may have been deleted.";
export const TOO_MANY_TAGS = `You’ve reached the limit of ${MAX_TAGS} tags. Delete a tag first.`;

interface TagChange {
  list: TagList;
  /** A query of `id`: the rows to tag, limited to those the account sees. */
  seen: SQL;
  count: number;
  /** Name of a tag, created if missing, or its ID. */
  tag: string | number;
  isRemoval: boolean;
}

export const isLiveTag = ({ account }: BusinessContext, tag: string | number): SQL =>
  sql`account_id = ${account.id} and deleted_at is null and ${
    typeof tag === "number" ? sql`id = ${tag}` : sql`key = ${tagKey(tag)}`
  }`;

export const hasRoomForTag = ({ account }: BusinessContext): SQL =>
  sql`(select count(*) from tags where account_id = ${account.id} and deleted_at is null) < ${MAX_TAGS}`;

/** A condition on a row of `list`; `rowId` is its ID column. */
export const hasRoomForMore = ({ account }: BusinessContext, list: TagList, rowId: SQL): SQL =>
  sql`(select coalesce(sum(g.deleted_at is null), 0) < ${MAX_TAGS_PER_ROW} and count(*) < ${MAX_STORED_TAGS_PER_ROW}
    from row_tags r cross join json_each(r.tag_ids, '$."' || ${rowId} || '"') j cross join tags g on g.id = j.value
    where r.account_id = ${account.id} and r.list = ${list} and r.bucket = ${rowId} / 64)`;

export const insertTag = (ctx: BusinessContext, name: string, onlyIf: SQL): SQL =>
  sql`insert into tags (account_id, name, key, is_demo, created_at)
    select ${ctx.account.id}, ${name}, ${tagKey(name)}, ${Number(ctx.account.isDemo)}, ${toUnixSeconds(ctx.now())}
    where ${hasRoomForTag(ctx)} and not exists (select 1 from tags where ${isLiveTag(ctx, name)}) and ${onlyIf}`;

interface Outcome {
  tagId: number | null;
  seen: number;
  have: number;
}

/**
 * Adds or removes a tag in one batch, with a record of what changed; rows in `full` have reached the tag limit.
 * @throws DomainError invalid for a missing tag, limit_reached
 */
export async function changeTags(ctx: BusinessContext, { list, seen, count, tag, isRemoval }: TagChange) {
  const own = ctx.account.id;
  const tagId = sql`(select id from tags where ${isLiveTag(ctx, tag)})`;
  const has = sql`exists (select 1 from tagged_rows t where t.tag_id = ${tagId} and t.list = ${list} and t.row_id = s.id)`;
  const changes = isRemoval ? has : sql`not ${has} and ${hasRoomForMore(ctx, list, sql`s.id`)}`;
  const changed = sql`select s.id from (${seen}) s where ${changes}`;
  const isAny = sql`exists (${changed})`;
  const note = sql`insert into tag_changes (account_id, by_user_id, tag_id, list, is_removal, ids, changed_at)
    select ${own}, ${ctx.actor.userId}, ${tagId}, ${list}, ${Number(isRemoval)},
      (select json_group_array(id) from (${changed})), ${toUnixSeconds(ctx.now())}
    where ${tagId} is not null and ${isAny} returning id, json_array_length(ids) as changed`;
  const write = isRemoval
    ? sql`delete from tagged_rows where tag_id = ${tagId} and list = ${list} and row_id in (${seen})`
    : sql`insert into tagged_rows (tag_id, list, row_id, account_id, tagged_at)
        select ${tagId}, ${list}, id, ${own}, ${toUnixSeconds(ctx.now())} from (${changed}) where ${tagId} is not null`;
  const outcome = sql`select ${tagId} as tagId, count(*) as seen, coalesce(sum(${has}), 0) as have from (${seen}) s`;
  const make = !isRemoval && typeof tag === "string" ? [statement(ctx, insertTag(ctx, tag, isAny))] : [];
  const results = await withQuota(
    ctx,
    { rows: count },
    (counted) =>
      ctx.d1.batch<unknown>([
        statement(ctx, counted),
        ...make,
        statement(ctx, note),
        statement(ctx, write),
        statement(ctx, outcome),
      ]),
    { onlyIf: isAny },
  );
  const after = results.at(-1)?.results[0] as Outcome;
  const noted = results.at(-3)?.results[0] as { id: number; changed: number } | undefined;
  const full = isRemoval ? 0 : after.seen - after.have;
  if (after.tagId === null && (typeof tag === "number" || isRemoval))
    throw new DomainError("invalid", NO_SUCH_TAG, { field: "tag" });
  if (after.tagId === null && !(await isFull(ctx, list, seen)))
    throw new DomainError("limit_reached", TOO_MANY_TAGS, { field: "tag" });
  const tagged = noted?.changed ?? 0;
  if (tagged === 0 && full > 0 && full === after.seen)
    throw new DomainError(
      "limit_reached",
      `Records can have at most ${MAX_TAGS_PER_ROW} tags. Remove a tag first.`,
      {
        field: "tag",
      },
    );
  return { tagged, unchanged: count - tagged, full, tagId: after.tagId, changeId: noted?.id ?? null };
}

async function isFull(ctx: BusinessContext, list: TagList, seen: SQL): Promise<boolean> {
  const room = sql`select 1 as one from (${seen}) s where ${hasRoomForMore(ctx, list, sql`s.id`)} limit 1`;
  return (await statement(ctx, room).first("one")) === null;
}
