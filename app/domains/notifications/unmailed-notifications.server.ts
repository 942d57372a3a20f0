import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { notifications } from "./tables";

/** The next users with unmailed notifications after an ID, as `id`. */
export const usersWithUnmailed = (after: number, limit: number): SQL =>
  sql`select distinct user_id as id from ${notifications}
    where read_at is null and emailed_at is null and not is_demo and user_id > ${after} order by user_id limit ${limit}`;

/** Notifications that are neither read nor emailed, created until `until`, newest first. */
export const listUnmailed = (
  ctx: Context,
  { userId, accountId }: { userId: number; accountId: number },
  until: Date,
  limit: number,
) =>
  ctx.db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        isNull(notifications.emailedAt),
        eq(notifications.isDemo, false),
        lte(notifications.createdAt, until),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit);

export const markMailed = (ctx: Context, ids: number[]) =>
  ctx.db.update(notifications).set({ emailedAt: ctx.now() }).where(inArray(notifications.id, ids));
