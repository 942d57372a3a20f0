import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { socialCampaignJson } from "~/domains/social-leads/campaigns/json";
import { SocialCampaignInput, SocialCampaignQuery } from "~/domains/social-leads/campaigns/schemas";
import { listSocialCampaigns } from "~/domains/social-leads/campaigns/social-campaigns.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: SocialCampaignQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listSocialCampaigns(ctx, query), socialCampaignJson),
  }),
  POST: endpoint({
    access: "business",
    body: SocialCampaignInput,
    status: 201,
    run: async ({ ctx, body }) => socialCampaignJson(await createSocialCampaign(ctx, body)),
  }),
});
