import type { Context } from "~/core/context";
import { listWorkingAgents } from "~/domains/agents/shared-leads/share-lead.server";
import {
  findAutomation,
  listOpenCampaigns,
  runWorkflow,
  saveAutomation,
} from "~/domains/workflow/automation.server";
import { businessOf } from "./work/demo-sides.server";

const CONFIDENCE = 80;

/** By the functions of the buttons: its workflow runs, with what the demo business has. Made once. */
export async function seedDemoWorkflow(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business || (await findAutomation(business))) return;
  const [[campaign], [agent]] = await Promise.all([listOpenCampaigns(business), listWorkingAgents(business)]);
  if (!campaign && !agent) return;
  const chosen = { campaignId: campaign?.id ?? null, agentId: agent?.id ?? null };
  await saveAutomation(business, { minConfidence: CONFIDENCE, ...chosen });
  await runWorkflow(business);
}
