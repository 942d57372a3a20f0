import type { BusinessContext } from "~/core/context";
import { formatTime, plural } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { RUN_EVERY } from "~/domains/workflow/continue-workflow.server";
import type { Workflow } from "~/domains/workflow/get-workflow.server";
import { paths } from "~/paths";
import { MARKETPLACE } from "~/paths/agents/marketplace";

const NOT_SET = "No automation yet. Choose a campaign for new leads and an agent for replies.";

function leadsLine({ automation, campaign }: NonNullable<Workflow>) {
  if (automation.campaignId === null) return null;
  const sure = `New leads with a confidence of ${automation.minConfidence} or more`;
  if (!campaign) return { text: `${sure} aren’t added: their campaign was deleted.`, name: null, to: null };
  const isRunning = campaign.status === "active";
  return {
    text: isRunning ? `${sure} go to the campaign` : `${sure} will be added when this campaign is active:`,
    name: campaign.name,
    to: paths.campaigns.campaign(campaign.id),
  };
}

function repliesLine({ automation, agent }: NonNullable<Workflow>) {
  if (automation.agentId === null) return null;
  if (!agent) return { text: "Replies aren’t assigned: the agent has left.", name: null, to: null };
  return { text: "Leads who reply go to", name: agent.name, to: MARKETPLACE.agent(agent.id) };
}

/** Describes the automation and the time of its next run, taken from the job's schedule. */
export function automationView(ctx: BusinessContext, workflow: Workflow) {
  if (!workflow) return { isSet: false, isRunning: false, lines: [], next: NOT_SET, done: null };
  const { automation } = workflow;
  const zone = readerZone(ctx);
  const { runningSince, nextRunAt, lastRunAt, leadsSent, repliesShared } = automation;
  const next = nextRunAt ? new Date(Math.max(nextRunAt.getTime(), ctx.now().getTime())) : null;
  return {
    isSet: true,
    isRunning: runningSince !== null,
    lines: [leadsLine(workflow), repliesLine(workflow)].filter((line) => line !== null),
    next:
      runningSince && next
        ? `Next action: ${formatTime(next, zone)}, then every ${RUN_EVERY / 60} minutes.`
        : "Paused. New leads and replies are queued until you run it.",
    done: `${lastRunAt ? `Last run: ${formatTime(lastRunAt, zone)}. ` : ""}So far ${plural(leadsSent, "lead")} went to a campaign and ${plural(repliesShared, "lead")} to an agent.`,
  };
}
