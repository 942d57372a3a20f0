import { eq, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { offsetsByCountry } from "~/core/time/time-zones";
import { findAccount } from "~/domains/identity/find-account.server";
import {
  endOfChunk,
  leadsBetween,
  NO_ADDRESS,
  NO_SOURCE,
  SAME_ADDRESS,
} from "~/domains/lead-search/leads/campaign-leads";
import { isDemoMailbox } from "~/domains/mailboxes/mailbox-sql";
import { insertMessages, skippedCount } from "~/domains/messages/planned-messages";
import type { CampaignRow } from "../campaign";
import { variantOf } from "../steps/variant-of";
import { campaigns } from "../tables";
import { finishStatement } from "./finish-campaigns.server";
import { nextOpening } from "./sending-window";
import { settleRest } from "./settle-campaign.server";

/** Leads of one batch, and batches of one job. */
const CHUNK = 10_000;
const CHUNKS = 20;

interface Chunk {
  after: number;
  upTo: number;
}

/** By country; "" is a reader whose country is not known, who is taken to live in UTC. */
function openings(campaign: CampaignRow, now: Date): string {
  const offsets: Record<string, number> = { "": 0, ...offsetsByCountry(now) };
  const opens = Object.entries(offsets).map(([country, offset]) => [
    country,
    nextOpening(secondsOf(now), offset, campaign),
  ]);
  return JSON.stringify(Object.fromEntries(opens));
}

/** False where it is not this job's turn: nothing is done. */
async function planChunk(
  ctx: AccountContext,
  campaign: CampaignRow,
  { after, upTo }: Chunk,
): Promise<boolean> {
  const now = secondsOf(ctx.now());
  const isTurn = sql`id = ${campaign.id} and status = 'active' and planned_up_to = ${after} and settle_pending_at is null`;
  const isHere = sql`exists (select 1 from ${campaigns} where ${isTurn})`;
  const opens = sql`with z as materialized (select key, value as due from json_each(${openings(campaign, ctx.now())}))`;
  const why = sql`case
    when l.is_demo and not ${isDemoMailbox(campaign.mailboxId)} then 'demo-lead'
    when ${NO_ADDRESS} then 'no-address'
    when ${NO_SOURCE} then 'no-source'
    when ${SAME_ADDRESS} then 'same-address' end`;
  // The limit keeps SQLite from asking why twice for each lead.
  const leads = sql`select l.id, l.account_id, l.contact_email, l.contact_name, l.country, ${why} as reason
    from ${leadsBetween(campaign.leadSearchId, after, upTo)} limit ${CHUNK}`;
  const planned = sql`
    select l.account_id, ${campaign.id}, 1, l.id, ${campaign.mailboxId}, coalesce(l.contact_email, ''), l.contact_name,
      l.country, ${variantOf(sql`l.id`)}, iif(l.reason is null, 'waiting', 'skipped'), l.reason,
      coalesce(z.due, n.due), ${now}
    from campaign_steps s, z n, (${leads}) l left join z on z.key = l.country
    where n.key = '' and s.campaign_id = ${campaign.id} and s.position = 1 and ${isHere}`;
  const allSkipped = skippedCount(campaign.id);
  const [, counted] = await ctx.d1.batch([
    statement(ctx, insertMessages(planned, opens)),
    statement(
      ctx,
      sql`update ${campaigns} set total_messages = total_messages + changes(),
          total_targets = total_targets + changes() - (${allSkipped} - skipped), skipped = ${allSkipped},
          planned_up_to = ${upTo}, updated_at = ${now}
        where ${isTurn}`,
    ),
  ]);
  return counted?.meta.changes === 1;
}

/** Delivered twice, it writes each first message once. */
export async function planCampaign(system: Context, campaignId: number): Promise<void> {
  const read = () => system.db.select().from(campaigns).where(eq(campaigns.id, campaignId)).limit(1);
  let [campaign] = await read();
  const isUnsettled = campaign && (campaign.status !== "active" || campaign.settlePendingAt !== null);
  if (isUnsettled) {
    await settleRest(system, campaignId);
    [campaign] = await read();
  }
  if (campaign?.status !== "active") return;
  const account = campaign && (await findAccount(system.db, campaign.accountId));
  if (isUnsettled && campaign.plannedUpTo === null && campaign.settlePendingAt === null && campaign.mailboxId)
    await system.queue.send({ kind: "send-mailbox", mailboxId: campaign.mailboxId });
  if (!account || campaign.plannedUpTo === null || campaign.settlePendingAt !== null) return;
  const ctx: AccountContext = { ...system, account };
  let after = campaign.plannedUpTo;
  for (let done = 0; done < CHUNKS; done += 1) {
    const upTo = await endOfChunk(ctx, campaign.leadSearchId, after, CHUNK);
    if (upTo === null) return finishPlanning(ctx, campaign, after);
    // Paused meanwhile, or another job plans it: the row says who goes on, and where.
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
