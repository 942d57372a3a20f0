import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { dayOf, toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { listTagNames } from "~/domains/tags/tags.server";
import { paths } from "~/paths";
import type { AudienceSource } from "../audience/audience";
import { findAudience } from "../audience/audiences.server";
import type { CampaignRow } from "../campaign";
import { campaigns } from "../tables";
import { holdWaiting } from "./reconcile-campaign.server";

const FILTER_GONE =
  "This campaign’s saved filter no longer works, so contacts can’t be added. Duplicate the campaign and choose another audience for the copy.";
const TAG_GONE =
  "This campaign’s audience tag was deleted, so contacts can’t be added. Restore the tag, then resume the campaign.";

const tagIn = (source: AudienceSource) => {
  if (source.kind === "tag") return source.id;
  return source.kind === "contacts" ? Number(new URLSearchParams(source.filter).get("tag")) : 0;
};

/** Why the contacts of a started campaign can no longer be found; null if they can be. */
export async function findAudienceProblem(
  ctx: AccountContext,
  { audienceId, plannedUpTo }: Pick<CampaignRow, "audienceId" | "plannedUpTo">,
): Promise<string | null> {
  if (audienceId === null || plannedUpTo === null) return null;
  const audience = await findAudience(ctx, audienceId);
  if (!audience) return FILTER_GONE;
  const tagId = tagIn(audience.source);
  return tagId === 0 || (await listTagNames(ctx)).some(([id]) => id === tagId) ? null : TAG_GONE;
}

/** Pauses a campaign with an unreadable audience and notifies its owner. Resuming continues from the same position. */
export async function pauseBrokenCampaign(
  ctx: AccountContext,
  { id, name, createdBy }: CampaignRow,
  reason: string,
): Promise<void> {
  const now = toUnixSeconds(ctx.now());
  const isActive = sql`id = ${id} and account_id = ${ctx.account.id} and status = 'active' and planned_up_to is not null`;
  const notice = {
    userId: createdBy,
    cause: `campaign-paused:${id}:${dayOf(ctx.now())}`,
    kind: "campaign",
    title: `“${name}” was paused`,
    text: reason,
    path: paths.campaigns.campaign(id),
  } as const;
  await ctx.d1.batch([
    statement(ctx, notifyStatement(ctx, notice, sql`exists (select 1 from ${campaigns} where ${isActive})`)),
    statement(
      ctx,
      sql`update ${campaigns} set status = 'paused', paused_at = ${now}, start_failure = ${reason}, updated_at = ${now}
        where ${isActive}`,
    ),
  ]);
  await holdWaiting(ctx, id);
}
