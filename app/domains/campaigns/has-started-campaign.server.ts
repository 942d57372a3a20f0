import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { campaigns } from "./tables";

export async function hasStartedCampaign(ctx: AccountContext): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.accountId, ctx.account.id),
        isNull(campaigns.archivedAt),
        isNotNull(campaigns.startedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
