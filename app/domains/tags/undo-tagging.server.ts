import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray, statement } from "~/core/statement";
import { tagChanges, tags } from "./tables";
import { hasRoomForMore, isLiveTag } from "./tag-rows.server";

export async function getTagChange(ctx: AccountContext, changeId: number) {
  const [row] = await ctx.db
    .select({ change: tagChanges, tagName: tags.name, deletedAt: tags.deletedAt })
    .from(tagChanges)
    .innerJoin(tags, eq(tags.id, tagChanges.tagId))
    .where(and(eq(tagChanges.id, changeId), eq(tagChanges.accountId, ctx.account.id)))
    .limit(1);
  if (!row) throw notFound("This tag change");
  return { ...row.change, tagName: row.tagName, isTagGone: row.deletedAt !== null };
}

/** Reverts one tag change, once. @throws DomainError not_found, conflict if the tag was deleted */
export async function undoTagChange(
  ctx: BusinessContext,
  changeId: number,
  seenOf: (list: (typeof tagChanges.$inferSelect)["list"], ids: number[]) => SQL,
) {
  const { id, list, ids, tagId, tagName, isRemoval, isTagGone } = await getTagChange(ctx, changeId);
  if (isTagGone && isRemoval)
    throw new DomainError("conflict", `The tag “${tagName}” was deleted. Restore it first.`);
  const isDue = sql`exists (select 1 from tag_changes where id = ${id} and undone_at is null)`;
  const rows = sql`tag_id = ${tagId} and list = ${list} and row_id in ${inJsonArray(ids)} and ${isDue}`;
  const back = sql`insert into tagged_rows (tag_id, list, row_id, account_id, tagged_at)
    select ${tagId}, ${list}, s.id, ${ctx.account.id}, ${toUnixSeconds(ctx.now())} from (${seenOf(list, ids)}) s
    where ${isDue} and exists (select 1 from tags where ${isLiveTag(ctx, tagId)})
      and not exists (select 1 from tagged_rows t where t.tag_id = ${tagId} and t.list = ${list} and t.row_id = s.id)
      and ${hasRoomForMore(ctx, list, sql`s.id`)} returning row_id`;
  const [done] = await ctx.d1.batch([
    statement(ctx, isRemoval ? back : sql`delete from tagged_rows where ${rows} returning row_id`),
    ...(isRemoval ? [] : [statement(ctx, sql`delete from removed_tagged_rows where ${rows}`)]),
    statement(
      ctx,
      sql`update tag_changes set undone_at = ${toUnixSeconds(ctx.now())} where id = ${id} and ${isDue}`,
    ),
  ]);
  return { list, tagName, isRemoval, undone: done?.results.length ?? 0 };
}
