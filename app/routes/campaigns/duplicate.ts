import { parseId } from "~/core/ids";
import { duplicateCampaign } from "~/domains/campaigns/create-campaign.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { id } = await duplicateCampaign(ctx, parseId(params.campaignId, "campaign"));
  return {
    to: paths.campaigns.campaign(id),
    title: "Campaign created successfully",
    text: "No emails will be sent until you start this copy.",
  };
});

export const loader = buttonLoader(businessPage, paths.campaigns.list);
