import { campaignJson } from "~/domains/campaigns/campaign-json";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { CampaignQuery, listCampaigns } from "~/domains/campaigns/campaigns.server";
import { beginCampaign } from "~/domains/campaigns/planning/begin-campaign.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

/** What the campaigns page asks for: whom it writes to as well. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: CampaignQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listCampaigns(ctx, query), campaignJson),
  }),
  POST: endpoint({
    access: "business",
    body: CampaignSchema,
    status: 201,
    run: async ({ ctx, body }) => campaignJson(await beginCampaign(ctx, body)),
  }),
});
