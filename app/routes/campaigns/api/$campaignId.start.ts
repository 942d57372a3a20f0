import { parseId } from "~/core/ids";
import { audienceReportJson, campaignJson } from "~/domains/campaigns/campaign-json";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { analyzeAudience } from "~/domains/campaigns/planning/analyze-audience.server";
import { checkCampaign } from "~/domains/campaigns/planning/check-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** What a start would say and to how many, and what is in its way; then the start. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const campaign = await getCampaign(ctx, parseId(params.campaignId, "campaign"));
      return audienceReportJson(await analyzeAudience(ctx, campaign), await checkCampaign(ctx, campaign));
    },
  }),
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      campaignJson(await startCampaign(ctx, parseId(params.campaignId, "campaign"))),
  }),
});
