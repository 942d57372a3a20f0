import { and, eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import type { CampaignRow } from "../campaign";
import { campaigns } from "../tables";

export type CampaignProgress = Pick<
  CampaignRow,
  "id" | "name" | "status" | "sent" | "responses" | "totalTargets" | "archivedAt"
>;

/** Of these campaigns, removed ones too, by their number. */
export async function progressOfCampaigns(
  ctx: AccountContext,
  ids: readonly number[],
): Promise<Map<number, CampaignProgress>> {
  if (ids.length === 0) return new Map();
  const { id, name, status, sent, responses, totalTargets, archivedAt } = campaigns;
  const rows = await ctx.db
    .select({ id, name, status, sent, responses, totalTargets, archivedAt })
    .from(campaigns)
    .where(and(sql`${campaigns.id} in ${inJsonArray(ids)}`, eq(campaigns.accountId, ctx.account.id)));
  return new Map(rows.map((row) => [row.id, row]));
}
