import { parseId } from "~/core/ids";
import { listMessages } from "~/domains/campaigns/figures/list-messages.server";
import { CampaignMessageQuery } from "~/domains/messages/campaign-messages.server";
import { campaignMessageJson } from "~/domains/messages/json";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: CampaignMessageQuery,
    run: async ({ ctx, params, query, request }) =>
      jsonPage(
        request,
        await listMessages(ctx, parseId(params.campaignId, "campaign"), query),
        campaignMessageJson,
      ),
  }),
});
