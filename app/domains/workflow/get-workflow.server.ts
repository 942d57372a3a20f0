import type { AccountContext } from "~/core/context";
import { marketAgentsByIds } from "~/domains/agents/marketplace/market-agents.server";
import { findCampaignRow } from "~/domains/campaigns/newest-campaigns.server";
import type { Automation } from "./automation.server";

/** The workflow's campaign and agent; null for a removed campaign or a previous agent. */
export async function getWorkflow(ctx: AccountContext, automation: Automation | null) {
  if (!automation) return null;
  const { campaignId, agentId } = automation;
  const [campaign, agents] = await Promise.all([
    campaignId === null ? null : findCampaignRow(ctx, campaignId),
    agentId === null ? [] : marketAgentsByIds(ctx, [agentId]),
  ]);
  return { automation, campaign, agent: agents[0] ?? null };
}

export type Workflow = Awaited<ReturnType<typeof getWorkflow>>;
