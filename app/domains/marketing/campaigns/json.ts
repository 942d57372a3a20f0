import { statusOf } from "./policy";
import type { MarketingCampaign } from "./tables";

export const campaignJson = (campaign: MarketingCampaign, today: string) => ({
  id: campaign.id,
  name: campaign.name,
  platform: campaign.platforms.join(", "),
  platforms: campaign.platforms,
  status: statusOf(campaign, today),
  reach: campaign.reach,
  engagement: campaign.engagement,
  leads: campaign.leads,
  budget: campaign.budgetCents === null ? null : campaign.budgetCents / 100,
  startDate: campaign.startsOn,
  endDate: campaign.endsOn,
  isDemo: campaign.isDemo,
});
