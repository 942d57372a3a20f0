import { parseId } from "~/core/ids";
import { stepJson } from "~/domains/campaigns/campaign-json";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { changeSteps } from "~/domains/campaigns/edit-campaign.server";
import { StepsSchema } from "~/domains/campaigns/steps/step-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { campaignId?: string | undefined }) => parseId(params.campaignId, "campaign");

/** The whole sequence in the place of the one before. */
export const { loader, action } = apiRoute({
  PUT: endpoint({
    access: "business",
    find: ({ ctx, params }) => getCampaign(ctx, idOf(params)),
    body: StepsSchema,
    run: async ({ ctx, params, body }) => (await changeSteps(ctx, idOf(params), body.steps)).map(stepJson),
  }),
});
