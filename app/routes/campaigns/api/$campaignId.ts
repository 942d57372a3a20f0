import { parseId } from "~/core/ids";
import { CampaignChangeSchema } from "~/domains/campaigns/campaign-change-schema";
import { campaignJson, campaignWithStepsJson } from "~/domains/campaigns/campaign-json";
import { removeCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { editCampaign } from "~/domains/campaigns/edit-campaign.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { campaignId?: string | undefined }) => parseId(params.campaignId, "campaign");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const campaign = await getCampaign(ctx, idOf(params));
      return campaignWithStepsJson(campaign, await listSteps(ctx, campaign.id));
    },
  }),
  PATCH: endpoint({
    access: "business",
    find: ({ ctx, params }) => getCampaign(ctx, idOf(params)),
    body: CampaignChangeSchema,
    run: async ({ ctx, params, body }) => campaignJson(await editCampaign(ctx, idOf(params), body)),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await removeCampaign(ctx, idOf(params));
      return { success: true };
    },
  }),
});
