import { parseId } from "~/core/ids";
import { campaignJson } from "~/domains/campaigns/campaign-json";
import { pauseCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      campaignJson(await pauseCampaign(ctx, parseId(params.campaignId, "campaign"))),
  }),
});
