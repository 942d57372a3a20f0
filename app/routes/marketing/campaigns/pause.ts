import { parseId } from "~/core/ids";
import { getCampaign } from "~/domains/marketing/campaigns/campaigns.server";
import { pauseCampaign } from "~/domains/marketing/campaigns/pause-campaign.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { id } = await pauseCampaign(ctx, parseId(params.marketingCampaignId, "campaign"));
  return { to: MARKETING.campaign(id), title: "Campaign paused" };
});

export const loader = buttonLoader(businessPage, async (ctx, { params }) =>
  MARKETING.campaign((await getCampaign(ctx, parseId(params.marketingCampaignId, "campaign"))).id),
);
