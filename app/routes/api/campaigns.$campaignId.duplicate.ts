import { parseId } from "~/core/ids";
import { campaignJson } from "~/domains/outreach/campaign-json";
import { duplicateCampaign } from "~/domains/outreach/create-campaign.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    status: 201,
    run: async ({ ctx, params }) =>
      campaignJson(await duplicateCampaign(ctx, parseId(params.campaignId, "campaign"))),
  }),
});
