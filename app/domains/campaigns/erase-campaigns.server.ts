import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { statusesWhere } from "./campaign-status-filter";

export const stopCampaigns = (ctx: AccountContext) =>
  statement(
    ctx,
    sql`update outreach_campaigns set status = 'cancelled', ended_at = ${toUnixSeconds(ctx.now())}
      where account_id = ${ctx.account.id} and status in ${statusesWhere(({ isOver }) => !isOver)}`,
  );

/** Removes a piece of an account's campaigns; false when nothing is left. */
export async function eraseOwnCampaigns(ctx: AccountContext): Promise<boolean> {
  const partsOf = (table: string) =>
    statement(
      ctx,
      sql`delete from ${sql.raw(table)} where rowid in (select s.rowid from ${sql.raw(table)} s
        join outreach_campaigns c on c.id = s.campaign_id where c.account_id = ${ctx.account.id} limit 500)`,
    );
  const parts = await ctx.d1.batch(["campaign_translations", "campaign_steps"].map(partsOf));
  return parts.some(({ meta }) => meta.changes > 0) || deleteInBatches(ctx, ["outreach_campaigns"]);
}
