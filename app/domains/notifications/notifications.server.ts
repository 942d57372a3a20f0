import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { type Page, PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { marksNothing } from "~/domains/identity/policy";
import { notifications } from "./tables";

type Notification = typeof notifications.$inferSelect;

const MAX_EXACT_COUNT = 100;

export const NotificationQuery = PageQuery.extend({
  state: z.enum(["unread", "read", "all"], "Choose unread, read or all.").default("all"),
});
export type NotificationQuery = z.infer<typeof NotificationQuery>;

export const NotificationListQuery = PageQuery.extend({
  state: z.enum(["unread", "read"], "Choose unread or read.").default("unread"),
});

export const NotificationsChange = z
  .object({
    ids: z.array(z.number().int().positive()).max(50, "Include at most 50 IDs.").optional(),
    all: z.boolean().optional(),
    state: z.enum(["read", "unread"], "Choose read or unread.").default("read"),
  })
  .refine(({ ids, all }) => all || (ids && ids.length > 0), "Include ids or all.");
export type NotificationsChange = z.infer<typeof NotificationsChange>;

const mine = (ctx: BusinessContext) =>
  and(eq(notifications.userId, ctx.actor.userId), eq(notifications.accountId, ctx.account.id));

const stateOf = {
  unread: isNull(notifications.readAt),
  read: isNotNull(notifications.readAt),
  all: undefined,
};

export async function countUnread(ctx: BusinessContext) {
  const some = ctx.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(mine(ctx), stateOf.unread))
    .limit(MAX_EXACT_COUNT)
    .as("some");
  const [row] = await ctx.db.select({ count: sql<number>`count(*)` }).from(some);
  const count = row?.count ?? 0;
  return totalUpTo(count, MAX_EXACT_COUNT);
}

/** Marks notifications that link to this page as read, except while impersonating. Returns the unread count. */
export async function countUnreadOn(ctx: BusinessContext, path: string) {
  const unread = await countUnread(ctx);
  if (unread.count === 0 || marksNothing(ctx)) return unread;
  const read = await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now() })
    .where(and(mine(ctx), stateOf.unread, eq(notifications.path, path)));
  return read.meta.changes > 0 ? countUnread(ctx) : unread;
}

export async function listNotifications(
  ctx: BusinessContext,
  { limit, cursor, state }: NotificationQuery,
): Promise<Page<Notification>> {
  const where = and(mine(ctx), stateOf[state]);
  const found = await ctx.db
    .select()
    .from(notifications)
    .where(and(where, cursor === undefined ? undefined : lt(notifications.id, cursor)))
    .orderBy(desc(notifications.id))
    .limit(limit + 1);
  const some = ctx.db.select({ id: notifications.id }).from(notifications).where(where).limit(300).as("some");
  const [row] = await ctx.db.select({ count: sql<number>`count(*)` }).from(some);
  const count = row?.count ?? 0;
  const { rows, next } = pageOf(found, limit, (last) => last.id);

  return { rows, next, total: { count, isExact: count < 300 } };
}

/** Returns the number of changed notifications. */
export async function markNotifications(
  ctx: BusinessContext,
  { ids, all, state }: NotificationsChange,
): Promise<number> {
  const isRead = state === "read";
  const changed = await ctx.db
    .update(notifications)
    .set({ readAt: isRead ? ctx.now() : null })
    .where(
      and(
        mine(ctx),
        isRead ? stateOf.unread : stateOf.read,
        all ? undefined : inArray(notifications.id, ids ?? []),
        isDemoWork(ctx) ? eq(notifications.isDemo, true) : undefined,
      ),
    );
  return changed.meta.changes;
}

export const notificationJson = (row: Notification) => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  text: row.text,
  path: row.path,
  createdAt: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
  isDemo: row.isDemo,
});
