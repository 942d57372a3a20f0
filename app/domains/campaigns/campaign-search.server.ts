import { and, eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { accountMatch } from "~/core/text";
import type { CampaignRow } from "./campaign";
import { campaigns } from "./tables";

export async function findCampaignOfSearch(
  ctx: AccountContext,
  leadSearchId: number,
): Promise<number | null> {
  const [row] = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, ctx.account.id), eq(campaigns.leadSearchId, leadSearchId)))
    .orderBy(campaigns.id)
    .limit(1);
  return row?.id ?? null;
}

/** Searches campaigns by name, newest first; `terms` are letters and digits. */
export const searchCampaigns = (ctx: AccountContext, terms: readonly string[], limit: number) =>
  ctx.db.all<Pick<CampaignRow, "id" | "name" | "status">>(sql`
    select c.id, c.name, c.status from (select rowid as id from campaign_search
      where campaign_search match ${accountMatch(ctx.account.id, terms)} order by rowid desc limit ${limit}) f
      cross join outreach_campaigns c on c.id = f.id where c.account_id = ${ctx.account.id} order by c.id desc`);
