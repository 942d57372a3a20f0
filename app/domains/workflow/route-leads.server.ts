import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { findCampaignRow } from "~/domains/campaigns/newest-campaigns.server";
import { addLeads } from "~/domains/campaigns/planning/add-leads.server";
import { plannedCount } from "~/domains/messages/planned-messages";
import type { Automation } from "./automation.server";
import { isTurn, leadsFrom, moveCursor } from "./cursors.server";

/** Sends new leads at or above the minimum confidence the campaign's first email. Returns whether there are more. */
export async function routeLeads(ctx: AccountContext, automation: Automation): Promise<boolean> {
  const { campaignId, leadsUpTo: after, minConfidence } = automation;
  const campaign = campaignId === null ? null : await findCampaignRow(ctx, campaignId);
  // A paused campaign keeps new leads queued: the cursor does not move.
  if (campaign?.status !== "active") return false;
  const { leads, last, isFull } = await leadsFrom(ctx, "qualification", after);
  if (last === after) return false;
  const ids = leads.filter(({ confidence }) => confidence >= minConfidence).map(({ id }) => id);
  const sent = plannedCount(campaign.id, ids, toUnixSeconds(ctx.now()));
  const counts = sql`, leads_sent = leads_sent + ${sent}`;
  const done = (onlyIf: SQL) =>
    moveCursor(automation, "leads_up_to", { from: after, to: last, counts, onlyIf });
  if (ids.length === 0) await statement(ctx, done(sql`true`)).run();
  else await addLeads(ctx, campaign, ids, { isTurn: isTurn(automation), done });
  return isFull;
}
