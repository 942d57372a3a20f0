import { formatShortDate } from "~/core/format";
import { SOCIAL } from "~/paths/business/social";
import { type Part, TYPE_LABELS } from "./policy";
import type { ShownCampaign } from "./social-campaigns.server";

export const campaignRow = (campaign: ShownCampaign, now: Date, zone: string) => ({
  id: campaign.id,
  name: campaign.name,
  type: TYPE_LABELS[campaign.type],
  status: campaign.status,
  leadCount: campaign.leadCount,
  prepared: campaign.prepared,
  isRunning: campaign.preparationStatus === "running",
  failure: campaign.failureReason,
  rate: campaign.responseRate === null ? "None sent yet" : `${campaign.responseRate}%`,
  made: formatShortDate(campaign.createdAt, now, zone),
  to: SOCIAL.campaign(campaign.id),
  isDemo: campaign.isDemo,
});

export const PART_LABELS: Record<Part, string> = {
  pending: "Preparing",
  email: "Gets an email",
  task: "Added to your LinkedIn tasks",
  none: "Not included: no email or profile, or company already included",
};
