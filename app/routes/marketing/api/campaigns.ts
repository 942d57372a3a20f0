import { requireMarketing } from "~/domains/marketing/access/access.server";
import { CampaignInput, CampaignQuery } from "~/domains/marketing/campaigns/campaign-schema";
import { listCampaigns } from "~/domains/marketing/campaigns/campaigns.server";
import { createCampaign } from "~/domains/marketing/campaigns/create-campaign.server";
import { campaignJson } from "~/domains/marketing/campaigns/json";
import { todayOf } from "~/domains/marketing/days";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: CampaignQuery,
    run: async ({ ctx, query, request }) => {
      await requireMarketing(ctx);
      return jsonPage(request, await listCampaigns(ctx, query), (row) => campaignJson(row, todayOf(ctx)));
    },
  }),
  POST: endpoint({
    access: "business",
    body: CampaignInput,
    status: 201,
    run: async ({ ctx, body }) => campaignJson(await createCampaign(ctx, body), todayOf(ctx)),
  }),
});
