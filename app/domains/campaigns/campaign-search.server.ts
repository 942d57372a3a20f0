import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { accountMatch } from "~/core/text";
import type { CampaignRow } from "./campaign";

/** The newest by name; `words` are letters and digits. */
export const searchCampaigns = (ctx: AccountContext, words: readonly string[], limit: number) =>
  ctx.db.all<Pick<CampaignRow, "id" | "name" | "status">>(sql`
    select c.id, c.name, c.status from (select rowid as id from campaign_search
      where campaign_search match ${accountMatch(ctx.account.id, words)} order by rowid desc limit ${limit}) f
      cross join outreach_campaigns c on c.id = f.id where c.account_id = ${ctx.account.id} order by c.id desc`);
