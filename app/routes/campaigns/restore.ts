import { parseId } from "~/core/ids";
import { restoreCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { id } = await restoreCampaign(ctx, parseId(params.campaignId, "campaign"));
  return {
    to: paths.campaigns.campaign(id),
    title: "Campaign restored",
    text: "If it was running, it’s now paused.",
  };
});

export const loader = buttonLoader(businessPage, paths.campaigns.list);
