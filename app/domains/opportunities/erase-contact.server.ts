import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { removePiece } from "~/core/remove-piece";
import { isSameAddress } from "~/core/same-address";
import { statement } from "~/core/statement";
import { opportunities } from "./tables";

const of = (key: string): SQL => isSameAddress(sql`contact_email`, key);

/** The statement that takes a person out of the opportunities of every account; the deal stays. */
export const eraseContactFromOpportunities = (ctx: Context, key: string) =>
  statement(
    ctx,
    sql`update opportunities set contact_name = null, contact_email = null, contact_phone = null where ${of(key)}`,
  );

/** The statement that removes notices of mails that came in, which name the person. `inboundIds` is a query. */
export const removeNoticesOfReplies = (ctx: Context, inboundIds: SQL) =>
  statement(ctx, sql`delete from notifications where cause in (select 'reply:' || id from (${inboundIds}))`);

/** What opportunities hold of a person. At most 500. */
export const opportunitiesHeldOf = (ctx: Context, key: string) =>
  ctx.db
    .select({
      accountId: opportunities.accountId,
      contactName: opportunities.contactName,
      contactEmail: opportunities.contactEmail,
      contactPhone: opportunities.contactPhone,
      companyName: opportunities.companyName,
      madeAt: opportunities.createdAt,
    })
    .from(opportunities)
    .where(of(key))
    .limit(500);

/** The statements that remove what only a user sees, notices and how they are mailed, where `isGone` holds. */
export const removeNoticesOf = (ctx: Context, userId: number, isGone: SQL) => [
  statement(ctx, sql`delete from notifications where user_id = ${userId} and ${isGone}`),
  statement(ctx, sql`delete from digest_settings where user_id = ${userId} and ${isGone}`),
];

export async function removeOldNotifications(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from notifications where id in (select id from notifications
    where created_at < ${Math.floor(before.getTime() / 1_000)} limit 500)`;
  return (await statement(ctx, old).run()).meta.changes;
}

const OWN = [
  "notifications",
  "tasks",
  "opportunity_events",
  "opportunities",
  "opportunity_totals",
  "opportunity_months",
];

/** Removes a piece of an account's opportunities; false when nothing is left. */
export const removeOwnOpportunities = (ctx: AccountContext): Promise<boolean> => removePiece(ctx, OWN);
