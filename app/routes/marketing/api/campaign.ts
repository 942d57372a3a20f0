import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { CampaignInput } from "~/domains/marketing/campaigns/campaign-schema";
import { getCampaign } from "~/domains/marketing/campaigns/campaigns.server";
import { saveCampaign } from "~/domains/marketing/campaigns/create-campaign.server";
import { campaignJson } from "~/domains/marketing/campaigns/json";
import { todayOf } from "~/domains/marketing/days";
import { apiRoute, endpoint } from "~/http/api/api.server";

interface Asked {
  ctx: BusinessContext;
  params: { marketingCampaignId?: string | undefined };
}
const find = ({ ctx, params }: Asked) => getCampaign(ctx, parseId(params.marketingCampaignId, "campaign"));

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async (asked) => campaignJson(await find(asked), todayOf(asked.ctx)),
  }),
  PUT: endpoint({
    access: "business",
    find,
    body: CampaignInput,
    run: async ({ ctx, params, body }) =>
      campaignJson(
        await saveCampaign(ctx, parseId(params.marketingCampaignId, "campaign"), body),
        todayOf(ctx),
      ),
  }),
});
