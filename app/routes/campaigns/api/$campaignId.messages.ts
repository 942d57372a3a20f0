import { parseId } from "~/core/ids";
import { listMessages } from "~/domains/campaigns/metrics/list-messages.server";
import { CampaignMessageQuery } from "~/domains/messages/campaign-messages.server";
import { campaignMessageJson } from "~/domains/messages/json";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
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
