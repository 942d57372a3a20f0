import { campaignJson } from "~/domains/campaigns/campaign-json";
import { PortalCampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { CampaignQuery, listCampaigns } from "~/domains/campaigns/campaigns.server";
import { beginCampaign } from "~/domains/campaigns/planning/begin-campaign.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

/** The same list under the portal's name, which asks for less and takes ids as text. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: CampaignQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listCampaigns(ctx, query), campaignJson),
  }),
  POST: endpoint({
    access: "business",
    body: PortalCampaignSchema,
    status: 201,
    run: async ({ ctx, body }) => campaignJson(await beginCampaign(ctx, body)),
  }),
});
