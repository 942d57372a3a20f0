import type { ShownCampaign } from "./social-campaigns.server";

export const socialCampaignJson = (campaign: ShownCampaign) => ({
  id: campaign.id,
  name: campaign.name,
  type: campaign.type,
  status: campaign.status,
  leadCount: campaign.leadCount,
  prepared: campaign.prepared,
  failureReason: campaign.failureReason,
  responseRate: campaign.responseRate ?? 0,
  sent: campaign.outreach?.sent ?? 0,
  outreachCampaignId: campaign.outreachCampaignId,
  tasks: campaign.tasks.all,
  openTasks: campaign.tasks.open,
  isDemo: campaign.isDemo,
  createdAt: campaign.createdAt.toISOString(),
});
