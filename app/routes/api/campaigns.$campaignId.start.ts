import { parseId } from "~/core/ids";
import { findProblems } from "~/domains/outreach/campaign-check.server";
import { campaignJson, surveyJson } from "~/domains/outreach/campaign-json";
import { getCampaign } from "~/domains/outreach/campaigns.server";
import { startCampaign } from "~/domains/outreach/start-campaign.server";
import { surveyLeads } from "~/domains/outreach/survey-leads.server";
import { apiRoute, call } from "~/http/api.server";

/** What a start would say and to how many, and what is in its way; then the start. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) => {
      const campaign = await getCampaign(ctx, parseId(params.campaignId, "campaign"));
      return surveyJson(await surveyLeads(ctx, campaign), await findProblems(ctx, campaign));
    },
  }),
  POST: call({
    access: "business",
    run: async ({ ctx, params }) =>
      campaignJson(await startCampaign(ctx, parseId(params.campaignId, "campaign"))),
  }),
});
