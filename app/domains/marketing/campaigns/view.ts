import { formatNumber, formatShortDate, formatUsd } from "~/core/format";
import { platformName } from "../content/view";
import { dayAsDate } from "../days";
import { statusOf } from "./policy";
import type { MarketingCampaign } from "./tables";

export const campaignRow = (campaign: MarketingCampaign, today: string) => ({
  id: campaign.id,
  name: campaign.name,
  status: statusOf(campaign, today),
  platforms: campaign.platforms.map(platformName).join(", "),
  budget: campaign.budgetCents === null ? "–" : formatUsd(campaign.budgetCents),
  days: [campaign.startsOn, campaign.endsOn]
    .map((day) => formatShortDate(dayAsDate(day), dayAsDate(today)))
    .join(" to "),
  reach: formatNumber(campaign.reach),
  engagement: formatNumber(campaign.engagement),
  leads: formatNumber(campaign.leads),
  isDemo: campaign.isDemo,
});
export type CampaignRow = ReturnType<typeof campaignRow>;
