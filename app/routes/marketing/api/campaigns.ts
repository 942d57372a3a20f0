import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { requireMarketing } from "~/domains/marketing/access/access.server";
import { CampaignInput, CampaignQuery } from "~/domains/marketing/campaigns/campaign-schema";
import { getCampaign, listCampaigns } from "~/domains/marketing/campaigns/campaigns.server";
import { createCampaign, saveCampaign } from "~/domains/marketing/campaigns/create-campaign.server";
import { campaignJson } from "~/domains/marketing/campaigns/json";
import { pauseCampaign, resumeCampaign } from "~/domains/marketing/campaigns/pause-campaign.server";
import { todayOf } from "~/domains/marketing/days";
import { linkJson } from "~/domains/marketing/links/json";
import { LinkInput } from "~/domains/marketing/links/link-schema";
import { createLink, listLinks, removeLink } from "~/domains/marketing/links/links.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

interface CampaignAsked {
  ctx: BusinessContext;
  params: { marketingCampaignId?: string | undefined };
}

const findCampaign = ({ ctx, params }: CampaignAsked) =>
  getCampaign(ctx, parseId(params.marketingCampaignId, "campaign"));

export const marketingCampaignsApi: ApiPaths = {
  "/api/marketing/campaigns": {
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
  },
  "/api/marketing/campaigns/:marketingCampaignId": {
    GET: endpoint({
      access: "business",
      run: async (asked) => campaignJson(await findCampaign(asked), todayOf(asked.ctx)),
    }),
    PUT: endpoint({
      access: "business",
      find: findCampaign,
      body: CampaignInput,
      run: async ({ ctx, params, body }) =>
        campaignJson(
          await saveCampaign(ctx, parseId(params.marketingCampaignId, "campaign"), body),
          todayOf(ctx),
        ),
    }),
  },
  "/api/marketing/campaigns/:marketingCampaignId/pause": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        campaignJson(await pauseCampaign(ctx, parseId(params.marketingCampaignId, "campaign")), todayOf(ctx)),
    }),
  },
  "/api/marketing/campaigns/:marketingCampaignId/resume": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        campaignJson(
          await resumeCampaign(ctx, parseId(params.marketingCampaignId, "campaign")),
          todayOf(ctx),
        ),
    }),
  },
  "/api/marketing/campaigns/:marketingCampaignId/links": {
    GET: endpoint({
      access: "business",
      run: async (asked) =>
        (await listLinks(asked.ctx, (await findCampaign(asked)).id)).map((link) =>
          linkJson(asked.ctx.config, link),
        ),
    }),
    POST: endpoint({
      access: "business",
      find: findCampaign,
      body: LinkInput,
      status: 201,
      run: async ({ ctx, params, body }) =>
        linkJson(ctx.config, await createLink(ctx, parseId(params.marketingCampaignId, "campaign"), body)),
    }),
  },
  "/api/marketing/links/:linkId": {
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => void (await removeLink(ctx, parseId(params.linkId, "link"))),
    }),
  },
};
