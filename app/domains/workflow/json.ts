import type { StageRow } from "~/domains/analytics/stage-rows.server";
import type { Automation } from "./automation.server";

export const workflowLeadJson = ({ id, at, leftAt, source, lead }: StageRow) => ({
  id,
  leadId: lead?.id ?? null,
  companyName: lead?.companyName ?? null,
  contactName: lead?.contactName ?? null,
  country: lead?.country ?? null,
  city: lead?.city ?? null,
  confidence: lead?.confidence ?? null,
  source,
  reachedAt: at.toISOString(),
  leftAt: leftAt?.toISOString() ?? null,
  isDemo: lead?.isDemo ?? false,
});

export const automationJson = (automation: Automation | null) =>
  automation && {
    isRunning: automation.runningSince !== null,
    minConfidence: automation.minConfidence,
    campaignId: automation.campaignId,
    agentId: automation.agentId,
    nextRunAt: automation.nextRunAt?.toISOString() ?? null,
    lastRunAt: automation.lastRunAt?.toISOString() ?? null,
    leadsSent: automation.leadsSent,
    repliesShared: automation.repliesShared,
  };
