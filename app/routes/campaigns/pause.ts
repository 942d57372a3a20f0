import { parseId } from "~/core/ids";
import { pauseCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { id } = await pauseCampaign(ctx, parseId(params.campaignId, "campaign"));
  return {
    to: paths.campaigns.campaign(id),
    title: "Campaign paused",
    text: "Queued emails will be sent when you resume the campaign.",
  };
});

export const loader = buttonLoader(businessPage, paths.campaigns.list);
