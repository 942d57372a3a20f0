import { campaignJson } from "~/domains/marketing/campaigns/json";
import { CampaignBrief } from "~/domains/marketing/content/brief-schema";
import { generateCampaign } from "~/domains/marketing/content/generate-posts.server";
import { postJson } from "~/domains/marketing/content/json";
import { todayOf } from "~/domains/marketing/days";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: CampaignBrief,
    saysMessage: true,
    run: async ({ ctx, body }) => {
      const { campaign, posts } = await generateCampaign(ctx, body);
      return { campaignContent: posts.map(postJson), campaign: campaignJson(campaign, todayOf(ctx)) };
    },
  }),
});
