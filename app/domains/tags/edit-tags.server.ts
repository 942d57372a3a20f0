import { and, eq, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { tagKey } from "./schemas";
import { tags } from "./tables";
import { MAX_TAGS } from "./tag-lists";
import { hasRoomForTag, insertTag, isLiveTag, TOO_MANY_TAGS } from "./tag-rows.server";

export type Tag = typeof tags.$inferSelect;

const taken = (name: string) =>
  new DomainError("invalid", `A tag “${name}” already exists. Choose another name.`, { field: "name" });

export const listTags = (ctx: AccountContext): Promise<Tag[]> =>
  ctx.db
    .select()
    .from(tags)
    .where(sql`account_id = ${ctx.account.id} and deleted_at is null`)
    .orderBy(tags.key)
    .limit(MAX_TAGS);

export async function findTag(ctx: AccountContext, tagId: number): Promise<Tag | null> {
  const byId = and(eq(tags.id, tagId), eq(tags.accountId, ctx.account.id));
  const [row] = await ctx.db.select().from(tags).where(byId).limit(1);
  return row ?? null;
}

/** @throws DomainError not_found, also for a deleted tag */
export async function getTag(ctx: AccountContext, tagId: number): Promise<Tag> {
  const tag = await findTag(ctx, tagId);
  if (!tag || tag.deletedAt) throw notFound("This tag");
  return tag;
}

/** @throws DomainError invalid for an existing name, limit_reached */
export async function createTag(ctx: BusinessContext, name: string): Promise<Tag> {
  const isNew = sql`not exists (select 1 from tags where ${isLiveTag(ctx, name)}) and ${hasRoomForTag(ctx)}`;
  const insert = sql`${insertTag(ctx, name, sql`true`)} returning id`;
  const results = await withQuota(
    ctx,
    { rows: 1 },
    (count) => ctx.d1.batch<{ id: number }>([statement(ctx, count), statement(ctx, insert)]),
    { onlyIf: isNew },
  );
  const id = results.at(-1)?.results[0]?.id;
  if (id !== undefined) return getTag(ctx, id);
  const [same] = await ctx.db.select({ name: tags.name }).from(tags).where(isLiveTag(ctx, name));
  throw same ? taken(same.name) : new DomainError("limit_reached", TOO_MANY_TAGS, { field: "name" });
}

/** @throws DomainError not_found, invalid for an existing name */
export async function renameTag(ctx: BusinessContext, tagId: number, name: string): Promise<Tag> {
  await getTag(ctx, tagId);
  const isFree = sql`not exists (select 1 from tags o where o.account_id = ${ctx.account.id} and o.key = ${tagKey(name)}
    and o.deleted_at is null and o.id <> ${tagId})`;
  const rename = sql`update tags set name = ${name}, key = ${tagKey(name)}
    where ${isLiveTag(ctx, tagId)} and ${isFree} returning id`;
  const { results } = await statement(ctx, rename).all();
  const tag = await getTag(ctx, tagId);
  if (results.length === 0) throw taken(name);
  return tag;
}

/** Hides the tag; its rows keep it for a time, so that it can be restored. @throws DomainError not_found */
export async function deleteTag(ctx: BusinessContext, tagId: number): Promise<Tag> {
  const tag = await findTag(ctx, tagId);
  if (!tag) throw notFound("This tag");
  const remove = sql`update tags set deleted_at = ${toUnixSeconds(ctx.now())} where ${isLiveTag(ctx, tagId)}`;
  await statement(ctx, remove).run();
  return tag;
}

/**
 * Restores a deleted tag; one that exists is not changed. @throws DomainError not_found, conflict if its name is in
 * use, limit_reached
 */
export async function restoreTag(ctx: BusinessContext, tagId: number): Promise<Tag> {
  const tag = await findTag(ctx, tagId);
  if (!tag) throw notFound("This tag");
  const isFree = sql`not exists (select 1 from tags o where o.account_id = ${ctx.account.id} and o.key = ${tag.key}
    and o.deleted_at is null)`;
  const restore = sql`update tags set deleted_at = null where id = ${tagId} and account_id = ${ctx.account.id}
    and deleted_at is not null and ${isFree} and ${hasRoomForTag(ctx)}`;
  await statement(ctx, restore).run();
  const now = await findTag(ctx, tagId);
  if (now && !now.deletedAt) return now;
  const [same] = await ctx.db.select({ id: tags.id }).from(tags).where(isLiveTag(ctx, tag.name));
  throw same
    ? new DomainError("conflict", `Another tag “${tag.name}” already exists. Rename that tag first.`)
    : new DomainError("limit_reached", TOO_MANY_TAGS);
}
