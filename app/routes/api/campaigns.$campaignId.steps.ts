import { parseId } from "~/core/ids";
import { stepJson } from "~/domains/outreach/campaign-json";
import { getCampaign } from "~/domains/outreach/campaigns.server";
import { changeSteps } from "~/domains/outreach/edit-campaign.server";
import { StepsSchema } from "~/domains/outreach/step-schemas";
import { apiRoute, call } from "~/http/api.server";

const idOf = (params: { campaignId?: string | undefined }) => parseId(params.campaignId, "campaign");

/** The whole sequence in the place of the one before. */
export const { loader, action } = apiRoute({
  PUT: call({
    access: "business",
    find: ({ ctx, params }) => getCampaign(ctx, idOf(params)),
    body: StepsSchema,
    run: async ({ ctx, params, body }) => (await changeSteps(ctx, idOf(params), body.steps)).map(stepJson),
  }),
});
