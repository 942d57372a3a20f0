import { parseId } from "~/core/ids";
import { campaignJson, surveyJson } from "~/domains/campaigns/campaign-json";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { checkCampaign } from "~/domains/campaigns/planning/check-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { surveyLeads } from "~/domains/campaigns/planning/survey-leads.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** What a start would say and to how many, and what is in its way; then the start. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) => {
      const campaign = await getCampaign(ctx, parseId(params.campaignId, "campaign"));
      return surveyJson(await surveyLeads(ctx, campaign), await checkCampaign(ctx, campaign));
    },
  }),
  POST: call({
    access: "business",
    run: async ({ ctx, params }) =>
      campaignJson(await startCampaign(ctx, parseId(params.campaignId, "campaign"))),
  }),
});
