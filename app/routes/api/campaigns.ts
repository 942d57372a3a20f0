import { PageQuery } from "~/core/pagination";
import { campaignJson } from "~/domains/outreach/campaign-json";
import { CampaignSchema } from "~/domains/outreach/campaign-schemas";
import { listCampaigns } from "~/domains/outreach/campaigns.server";
import { createCampaign } from "~/domains/outreach/create-campaign.server";
import { apiRoute, call, jsonPage } from "~/http/api.server";

/** /api/outreach-campaigns and /api/ai/campaigns: one list under the two names of the specification. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listCampaigns(ctx, query), campaignJson),
  }),
  POST: call({
    access: "business",
    body: CampaignSchema,
    status: 201,
    run: async ({ ctx, body }) => campaignJson(await createCampaign(ctx, body)),
  }),
});
