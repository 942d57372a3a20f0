import { parseId } from "~/core/ids";
import { campaignJson } from "~/domains/campaigns/campaign-json";
import { duplicateCampaign } from "~/domains/campaigns/create-campaign.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    status: 201,
    run: async ({ ctx, params }) =>
      campaignJson(await duplicateCampaign(ctx, parseId(params.campaignId, "campaign"))),
  }),
});
