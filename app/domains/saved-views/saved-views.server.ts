import type { SQL } from "drizzle-orm";
import { and, asc, eq, sql } from "drizzle-orm";
import { type AccountContext, type BusinessContext, type Context, isDemoWork } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { DomainError, notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import type { ListName } from "./lists";
import type { SavedViewInput } from "./schemas";
import { type SavedView, savedViews } from "./tables";

/** Per user, across all lists. */
export const MAX_VIEWS = 50;

const FULL = `You’ve reached the limit of ${MAX_VIEWS} views. Delete a view first.`;

const isMine = (ctx: BusinessContext) =>
  and(eq(savedViews.userId, ctx.actor.userId), eq(savedViews.accountId, ctx.account.id));

export const listSavedViews = (ctx: BusinessContext, list?: ListName): Promise<SavedView[]> =>
  ctx.db
    .select()
    .from(savedViews)
    .where(and(isMine(ctx), list ? eq(savedViews.list, list) : undefined))
    .orderBy(asc(savedViews.list), asc(savedViews.name))
    .limit(MAX_VIEWS);

/** A user's saved views, for the data export. */
export async function ownSavedViews(ctx: Context, userId: number) {
  const rows = await ctx.db
    .select({
      list: savedViews.list,
      name: savedViews.name,
      query: savedViews.query,
      createdAt: savedViews.createdAt,
    })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.list), asc(savedViews.name))
    .limit(MAX_VIEWS);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Saves a view; replaces the one with the same name. @throws DomainError limit_reached */
export async function saveView(
  ctx: BusinessContext,
  { list, name, query }: SavedViewInput,
): Promise<SavedView> {
  const { userId } = ctx.actor;
  const isSame = sql`user_id = ${userId} and list = ${list} and name = ${name}`;
  const hasRoom = sql`((select count(*) from saved_views where user_id = ${userId}) < ${MAX_VIEWS}
    or exists (select 1 from saved_views where ${isSame}))`;
  const write = sql`insert into saved_views (account_id, user_id, list, name, query, is_demo, created_at)
    select ${ctx.account.id}, ${userId}, ${list}, ${name}, ${query}, ${Number(isDemoWork(ctx))}, ${toUnixSeconds(ctx.now())} where ${hasRoom}
    on conflict (user_id, list, name) do update set query = excluded.query, is_demo = excluded.is_demo`;
  await withQuota(ctx, { rows: 1 }, (count) => ctx.d1.batch([statement(ctx, count), statement(ctx, write)]), {
    onlyIf: hasRoom,
  });
  const [saved] = await ctx.db
    .select()
    .from(savedViews)
    .where(and(isMine(ctx), eq(savedViews.list, list), eq(savedViews.name, name)))
    .limit(1);
  if (!saved) throw new DomainError("limit_reached", FULL, { field: "name" });
  return saved;
}

/** @throws DomainError not_found; conflict if another view of the list has the name */
export async function renameSavedView(ctx: BusinessContext, id: number, name: string): Promise<SavedView> {
  const isOwn = and(eq(savedViews.id, id), isMine(ctx));
  const isFree = sql`not exists (select 1 from saved_views other where other.user_id = ${savedViews.userId}
    and other.list = ${savedViews.list} and other.name = ${name} and other.id <> ${id})`;
  const [renamed] = await ctx.db.update(savedViews).set({ name }).where(and(isOwn, isFree)).returning();
  if (renamed) return renamed;
  const [view] = await ctx.db.select().from(savedViews).where(isOwn).limit(1);
  if (!view) throw notFound("This view");
  throw new DomainError(
    "conflict",
    `A view named “${name}” already exists for this list. Choose another name.`,
    {
      field: "name",
    },
  );
}

/** @throws DomainError not_found */
export async function removeSavedView(ctx: BusinessContext, id: number): Promise<SavedView> {
  const [gone] = await ctx.db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), isMine(ctx)))
    .returning();
  if (!gone) throw notFound("This view");
  return gone;
}

export const removeSavedViewsOf = (ctx: Context, userId: number, isGone: SQL) =>
  statement(ctx, sql`delete from saved_views where user_id = ${userId} and ${isGone}`);

export const deleteDemoSavedViews = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["saved_views"], "demo");

export const eraseOwnSavedViews = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["saved_views"]);
