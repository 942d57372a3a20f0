import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";

export const demoCampaigns = ({ account }: AccountContext): SQL =>
  sql`select id from outreach_campaigns where account_id = ${account.id} and is_demo = 1`;

export const deleteDemoCampaigns = (ctx: AccountContext) =>
  ctx.d1.batch([
    ...["campaign_translations", "campaign_steps"].map((table) =>
      statement(ctx, sql`delete from ${sql.raw(table)} where campaign_id in (${demoCampaigns(ctx)})`),
    ),
    statement(ctx, sql`delete from outreach_campaigns where account_id = ${ctx.account.id} and is_demo = 1`),
  ]);
