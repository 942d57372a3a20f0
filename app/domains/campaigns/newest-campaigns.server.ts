import { and, desc, eq, isNull } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { CampaignRow } from "./campaign";
import { campaigns } from "./tables";

export const newestCampaignsQuery = (ctx: AccountContext, limit: number) =>
  ctx.db
    .select({ id: campaigns.id, name: campaigns.name, status: campaigns.status, isDemo: campaigns.isDemo })
    .from(campaigns)
    .where(and(eq(campaigns.accountId, ctx.account.id), isNull(campaigns.archivedAt)))
    .orderBy(desc(campaigns.id))
    .limit(limit);

export async function findCampaignRow(ctx: AccountContext, campaignId: number): Promise<CampaignRow | null> {
  const byId = and(
    eq(campaigns.id, campaignId),
    eq(campaigns.accountId, ctx.account.id),
    isNull(campaigns.archivedAt),
  );
  const [row] = await ctx.db.select().from(campaigns).where(byId).limit(1);
  return row ?? null;
}
