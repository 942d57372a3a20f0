import { parseId } from "~/core/ids";
import { pauseCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

export const action = businessPage(async (ctx, { params, context }) => {
  const { id } = await pauseCampaign(ctx, parseId(params.campaignId, "campaign"));
  return redirectWithFlash(context, paths.campaigns.campaign(id), {
    kind: "success",
    title: "Campaign paused",
    text: "What waits is sent when you resume it.",
  });
});

export const loader = businessPage(async () => redirect(paths.campaigns.list));
