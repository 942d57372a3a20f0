import { parseId } from "~/core/ids";
import { campaignJson } from "~/domains/campaigns/campaign-json";
import { duplicateCampaign } from "~/domains/campaigns/create-campaign.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    status: 201,
    run: async ({ ctx, params }) =>
      campaignJson(await duplicateCampaign(ctx, parseId(params.campaignId, "campaign"))),
  }),
});
