import { parseId } from "~/core/ids";
import { campaignJson } from "~/domains/campaigns/campaign-json";
import { restoreCampaign } from "~/domains/campaigns/campaign-moves.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx, params }) =>
      campaignJson(await restoreCampaign(ctx, parseId(params.campaignId, "campaign"))),
  }),
});
