import { parseId } from "~/core/ids";
import { campaignJson } from "~/domains/campaigns/campaign-json";
import { cancelCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      campaignJson(await cancelCampaign(ctx, parseId(params.campaignId, "campaign"))),
  }),
});
