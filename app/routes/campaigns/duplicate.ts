import { parseId } from "~/core/ids";
import { duplicateCampaign } from "~/domains/campaigns/create-campaign.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

export const action = businessPage(async (ctx, { params, context }) => {
  const { id } = await duplicateCampaign(ctx, parseId(params.campaignId, "campaign"));
  return redirectWithFlash(context, paths.campaigns.campaign(id), {
    kind: "success",
    title: "Campaign created successfully",
    text: "This is the copy. Nothing is sent before you start it.",
  });
});

export const loader = businessPage(async () => redirect(paths.campaigns.list));
