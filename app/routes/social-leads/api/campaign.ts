import { parseId } from "~/core/ids";
import { socialCampaignJson } from "~/domains/social-leads/campaigns/json";
import { getSocialCampaign, partsOf } from "~/domains/social-leads/campaigns/social-campaigns.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const campaign = await getSocialCampaign(ctx, parseId(params.socialCampaignId, "campaign"));
      return { ...socialCampaignJson(campaign), leads: await partsOf(ctx, campaign.id) };
    },
  }),
});
