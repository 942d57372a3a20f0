import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { socialCampaignJson } from "~/domains/social-leads/campaigns/json";
import { SocialCampaignInput, SocialCampaignQuery } from "~/domains/social-leads/campaigns/schemas";
import { listSocialCampaigns } from "~/domains/social-leads/campaigns/social-campaigns.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: SocialCampaignQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listSocialCampaigns(ctx, query), socialCampaignJson),
  }),
  POST: call({
    access: "business",
    body: SocialCampaignInput,
    status: 201,
    run: async ({ ctx, body }) => socialCampaignJson(await createSocialCampaign(ctx, body)),
  }),
});
