import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { eraseMessagesTo, isTo } from "~/domains/messages/erase-messages-to.server";
import { decrementAudience } from "./audience-counters";
import { statusesWhere } from "./campaign-status-filter";

export const stopCampaigns = (ctx: AccountContext) =>
  statement(
    ctx,
    sql`update outreach_campaigns set status = 'cancelled', ended_at = ${toUnixSeconds(ctx.now())}
      where account_id = ${ctx.account.id} and status in ${statusesWhere(({ isOver }) => !isOver)}`,
  );

/** Deletes a batch of an account's campaigns; returns false when none are left. */
export async function eraseOwnCampaigns(ctx: AccountContext): Promise<boolean> {
  const partsOf = (table: string) =>
    statement(
      ctx,
      sql`delete from ${sql.raw(table)} where rowid in (select s.rowid from ${sql.raw(table)} s
        join outreach_campaigns c on c.id = s.campaign_id where c.account_id = ${ctx.account.id} limit 500)`,
    );
  const parts = await ctx.d1.batch(["campaign_translations", "campaign_steps"].map(partsOf));
  return (
    parts.some(({ meta }) => meta.changes > 0) || deleteInBatches(ctx, ["outreach_campaigns", "audiences"])
  );
}

export const demoCampaigns = ({ account }: AccountContext): SQL =>
  sql`select id from outreach_campaigns where account_id = ${account.id} and is_demo = 1`;

export const deleteDemoCampaigns = (ctx: AccountContext) =>
  ctx.d1.batch([
    ...["campaign_translations", "campaign_steps"].map((table) =>
      statement(ctx, sql`delete from ${sql.raw(table)} where campaign_id in (${demoCampaigns(ctx)})`),
    ),
    statement(ctx, sql`delete from outreach_campaigns where account_id = ${ctx.account.id} and is_demo = 1`),
    statement(ctx, sql`delete from audiences where account_id = ${ctx.account.id} and is_demo = 1`),
  ]);

/** Erases a recipient's data; the fact and time of each sent email are kept. */
export const eraseRecipientStatements = (ctx: Context, key: string) => [
  statement(ctx, decrementAudience(sql`${isTo(key)} and m.state in ('waiting', 'claimed')`)),
  ...eraseMessagesTo(ctx, key),
];
