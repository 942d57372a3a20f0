import { parseId } from "~/core/ids";
import { getCampaign } from "~/domains/marketing/campaigns/campaigns.server";
import { resumeCampaign } from "~/domains/marketing/campaigns/pause-campaign.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";

export const action = businessPage(async (ctx, { context, params }) => {
  const { id } = await resumeCampaign(ctx, parseId(params.marketingCampaignId, "campaign"));
  return redirectWithFlash(context, MARKETING.campaign(id), { kind: "success", title: "Campaign Resumed" });
});

export const loader = businessPage(async (ctx, { params }) =>
  redirect(MARKETING.campaign((await getCampaign(ctx, parseId(params.marketingCampaignId, "campaign"))).id)),
);
