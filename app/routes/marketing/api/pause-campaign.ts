import { parseId } from "~/core/ids";
import { campaignJson } from "~/domains/marketing/campaigns/json";
import { pauseCampaign } from "~/domains/marketing/campaigns/pause-campaign.server";
import { todayOf } from "~/domains/marketing/days";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      campaignJson(await pauseCampaign(ctx, parseId(params.marketingCampaignId, "campaign")), todayOf(ctx)),
  }),
});
