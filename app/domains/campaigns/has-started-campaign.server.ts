import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { isOwnWork } from "~/core/columns";
import type { AccountContext } from "~/core/context";
import { campaigns } from "./tables";

/** Of its own: demo work does not count. */
export async function hasStartedCampaign(ctx: AccountContext): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.accountId, ctx.account.id),
        isNull(campaigns.archivedAt),
        isNotNull(campaigns.startedAt),
        isOwnWork(ctx, campaigns.isDemo),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
