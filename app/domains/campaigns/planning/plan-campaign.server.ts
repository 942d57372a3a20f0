import { eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { findAccount } from "~/domains/identity/find-account.server";
import { endOfChunk, leadsBetween, SAME_ADDRESS } from "~/domains/lead-search/leads/campaign-leads";
import { isDemoMailbox } from "~/domains/mailboxes/mailbox-sql";
import { type AudienceSet, audienceSet } from "../audience/audience-set.server";
import { judgedMembers, readMembers, rowsOf } from "../audience/judge-members.server";
import { type CampaignRow, sourceOf } from "../campaign";
import { campaigns } from "../tables";
import { finishStatement } from "./finish-campaigns.server";
import { audienceMessages, countPlanned, firstMessages } from "./first-messages.server";
import { findAudienceProblem, pauseBrokenCampaign } from "./pause-broken-campaign.server";
import { reconcileRemaining } from "./reconcile-campaign.server";

/** Leads per batch, and batches per job. */
const CHUNK = 10_000;
const CHUNKS = 20;
/** Audience members per batch; fewer, because each address is hashed. */
const AUDIENCE_CHUNK = 1_000;

interface Chunk {
  upTo: number;
  messages: (isHere: SQL) => D1PreparedStatement;
}

async function nextLeads(ctx: AccountContext, campaign: CampaignRow, after: number): Promise<Chunk | null> {
  const upTo = await endOfChunk(ctx, campaign.leadSearchId, after, CHUNK);
  if (upTo === null) return null;
  const leads = leadsBetween(campaign.leadSearchId, after, upTo);
  return {
    upTo,
    messages: (isHere) =>
      firstMessages(ctx, campaign, { leads, isSameAddress: SAME_ADDRESS, isHere, limit: CHUNK }),
  };
}

async function nextMembers(
  ctx: AccountContext,
  campaign: CampaignRow,
  set: AudienceSet,
  after: number,
): Promise<Chunk | null> {
  const rules = campaign.audienceRules;
  if (!rules) return null;
  const page = await readMembers(ctx, set, after, AUDIENCE_CHUNK);
  const last = set.isOfLeads || set.isFixed ? Number.POSITIVE_INFINITY : (rules.lastContactId ?? 0);
  const members = page.filter(({ id }) => id <= last);
  const upTo = members.at(-1)?.cursor;
  if (upTo === undefined) return null;
  const mayEmailDemo = isDemoMailbox(campaign.mailboxId);
  const asked = { set, rules, campaignId: campaign.id, mayEmailDemo };
  const judged = judgedMembers(ctx, await rowsOf(ctx, members, asked), asked);
  return {
    upTo,
    messages: (isHere) => audienceMessages(ctx, campaign, { judged, isOfLeads: set.isOfLeads, isHere }),
  };
}

/** Returns a function that reads the audience's current members after a given id or cursor. */
async function chunksOf(ctx: AccountContext, campaign: CampaignRow) {
  const source = sourceOf(campaign);
  if (!campaign.audienceRules || !source) return (after: number) => nextLeads(ctx, campaign, after);
  const set = await audienceSet(ctx, source, campaign.audienceRules);
  return (after: number) => nextMembers(ctx, campaign, set, after);
}

/** Returns false, and writes nothing, if another job has moved on or the campaign can't be planned now. */
async function planChunk(
  ctx: AccountContext,
  campaign: CampaignRow,
  after: number,
  { upTo, messages }: Chunk,
): Promise<boolean> {
  const now = toUnixSeconds(ctx.now());
  const isTurn = sql`id = ${campaign.id} and status = 'active' and planned_up_to = ${after} and reconcile_pending_at is null
    and taken_down_at is null and ${isAccountActive(ctx.account.id)}`;
  const [, counted] = await ctx.d1.batch([
    messages(sql`exists (select 1 from ${campaigns} where ${isTurn})`),
    statement(
      ctx,
      sql`update ${campaigns} set ${countPlanned(campaign.id)}, planned_up_to = ${upTo}, updated_at = ${now}
        where ${isTurn}`,
    ),
  ]);
  return counted?.meta.changes === 1;
}

async function pausedIfBroken(ctx: AccountContext, campaign: CampaignRow): Promise<boolean> {
  const problem = await findAudienceProblem(ctx, campaign);
  if (problem !== null) await pauseBrokenCampaign(ctx, campaign, problem);
  return problem !== null;
}

/** Plans a batch of first messages. A repeated delivery writes each message only once. */
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
  if (await pausedIfBroken(ctx, campaign)) return;
  const next = await chunksOf(ctx, campaign);
  let after = campaign.plannedUpTo;
  for (let done = 0; done < CHUNKS; done += 1) {
    const chunk = await next(after);
    if (chunk === null)
      return (await pausedIfBroken(ctx, campaign)) ? undefined : finishPlanning(ctx, campaign, after);
    // The campaign was paused, or another job claimed this chunk; the row has the current position.
    if (!(await planChunk(ctx, campaign, after, chunk))) return;
    after = chunk.upTo;
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
