import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";

/** `inboundIds` is a query of reply IDs. */
export const removeNoticesOfReplies = (ctx: Context, inboundIds: SQL) =>
  statement(ctx, sql`delete from notifications where cause in (select 'reply:' || id from (${inboundIds}))`);

export const removeNoticesOf = (ctx: Context, userId: number, isGone: SQL) =>
  statement(ctx, sql`delete from notifications where user_id = ${userId} and ${isGone}`);

export async function purgeNotifications(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from notifications where id in (select id from notifications
    where created_at < ${toUnixSeconds(before)} limit 500)`;
  return (await statement(ctx, old).run()).meta.changes;
}

export const eraseOwnNotices = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["notifications"]);

export const deleteDemoNotices = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["notifications"], "demo");
