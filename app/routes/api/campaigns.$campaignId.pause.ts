import { parseId } from "~/core/ids";
import { campaignJson } from "~/domains/outreach/campaign-json";
import { pauseCampaign } from "~/domains/outreach/stop-campaign.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx, params }) =>
      campaignJson(await pauseCampaign(ctx, parseId(params.campaignId, "campaign"))),
  }),
});
