import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { removePiece } from "~/core/remove-piece";
import { statement } from "~/core/statement";
import { removeLetterheadsOf } from "~/domains/messages/letterheads.server";

const FILES_AT_ONCE = 200;

/** Ends the campaigns of an account that is closed. */
export const stopCampaigns = (ctx: AccountContext) =>
  statement(
    ctx,
    sql`update outreach_campaigns set status = 'cancelled', ended_at = ${Math.floor(ctx.now().getTime() / 1_000)}
      where account_id = ${ctx.account.id} and status in ('draft', 'scheduled', 'active', 'paused')`,
  );

async function removeFiles(ctx: AccountContext): Promise<boolean> {
  const { results } = await statement(
    ctx,
    sql`select id, key from outreach_files where account_id = ${ctx.account.id} limit ${FILES_AT_ONCE}`,
  ).all<{ id: number; key: string }>();
  if (results.length === 0) return false;
  await ctx.files.delete(results.map(({ key }) => key));
  const ids = JSON.stringify(results.map(({ id }) => id));
  await statement(
    ctx,
    sql`delete from outreach_files where id in (select value from json_each(${ids}))`,
  ).run();
  return true;
}

/** Removes a piece of an account's campaigns, templates, signatures and files; false when nothing is left. */
export async function removeOwnOutreach(ctx: AccountContext): Promise<boolean> {
  const partsOf = (table: string) =>
    statement(
      ctx,
      sql`delete from ${sql.raw(table)} where rowid in (select s.rowid from ${sql.raw(table)} s
        join outreach_campaigns c on c.id = s.campaign_id where c.account_id = ${ctx.account.id} limit 500)`,
    );
  const parts = await ctx.d1.batch(["campaign_translations", "campaign_steps"].map(partsOf));
  if (parts.some(({ meta }) => meta.changes > 0) || (await removeFiles(ctx))) return true;
  return removePiece(ctx, ["outreach_campaigns", "outreach_templates", "signatures"]);
}

/** The statements that remove how a user signs and signed, where `isGone` holds. */
export const removeSignaturesOf = (ctx: Context, userId: number, isGone: SQL) => [
  statement(ctx, sql`delete from signatures where user_id = ${userId} and ${isGone}`),
  removeLetterheadsOf(ctx, userId, isGone),
];
