import { eq, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { findAccount } from "~/domains/identity/find-account.server";
import { endOfChunk, leadsBetween, SAME_ADDRESS } from "~/domains/lead-search/leads/campaign-leads";
import type { CampaignRow } from "../campaign";
import { campaigns } from "../tables";
import { finishStatement } from "./finish-campaigns.server";
import { countPlanned, firstMessages } from "./first-messages.server";
import { reconcileRemaining } from "./reconcile-campaign.server";

/** Leads of one batch, and batches of one job. */
const CHUNK = 10_000;
const CHUNKS = 20;

interface Chunk {
  after: number;
  upTo: number;
}

/** False where it is not this job's turn: nothing is done. */
async function planChunk(
  ctx: AccountContext,
  campaign: CampaignRow,
  { after, upTo }: Chunk,
): Promise<boolean> {
  const now = toUnixSeconds(ctx.now());
  const isTurn = sql`id = ${campaign.id} and status = 'active' and planned_up_to = ${after} and reconcile_pending_at is null
    and taken_down_at is null and ${isAccountActive(ctx.account.id)}`;
  const isHere = sql`exists (select 1 from ${campaigns} where ${isTurn})`;
  const leads = leadsBetween(campaign.leadSearchId, after, upTo);
  const [, counted] = await ctx.d1.batch([
    firstMessages(ctx, campaign, { leads, isSameAddress: SAME_ADDRESS, isHere, limit: CHUNK }),
    statement(
      ctx,
      sql`update ${campaigns} set ${countPlanned(campaign.id)}, planned_up_to = ${upTo}, updated_at = ${now}
        where ${isTurn}`,
    ),
  ]);
  return counted?.meta.changes === 1;
}

/** Delivered twice, it writes each first message once. */
export async function planCampaign(system: Context, campaignId: number): Promise<void> {
  const read = () => system.db.select().from(campaigns).where(eq(campaigns.id, campaignId)).limit(1);
  let [campaign] = await read();
  const isUnsettled = campaign && (campaign.status !== "active" || campaign.reconcilePendingAt !== null);
  if (isUnsettled) {
    await reconcileRemaining(system, campaignId);
    [campaign] = await read();
  }
  if (campaign?.status !== "active") return;
  const account = campaign && (await findAccount(system.db, campaign.accountId));
  if (
    isUnsettled &&
    campaign.plannedUpTo === null &&
    campaign.reconcilePendingAt === null &&
    campaign.mailboxId
  )
    await system.queue.send({ kind: "send-mailbox", mailboxId: campaign.mailboxId });
  if (!account || campaign.plannedUpTo === null || campaign.reconcilePendingAt !== null) return;
  const ctx: AccountContext = { ...system, account };
  let after = campaign.plannedUpTo;
  for (let done = 0; done < CHUNKS; done += 1) {
    const upTo = await endOfChunk(ctx, campaign.leadSearchId, after, CHUNK);
    if (upTo === null) return finishPlanning(ctx, campaign, after);
    // The campaign was paused, or another job claimed it: the row has the current position.
    if (!(await planChunk(ctx, campaign, { after, upTo }))) return;
    after = upTo;
  }
  await ctx.queue.send({ kind: "plan-campaign", campaignId });
}

async function finishPlanning(ctx: AccountContext, campaign: CampaignRow, after: number): Promise<void> {
  await ctx.d1.batch([
    statement(
      ctx,
      sql`update ${campaigns} set planned_up_to = null where id = ${campaign.id} and planned_up_to = ${after}`,
    ),
    finishStatement(ctx, sql`${campaigns.id} = ${campaign.id}`),
  ]);
  if (campaign.mailboxId) await ctx.queue.send({ kind: "send-mailbox", mailboxId: campaign.mailboxId });
}
