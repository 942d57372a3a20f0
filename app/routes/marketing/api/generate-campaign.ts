import { campaignJson } from "~/domains/marketing/campaigns/json";
import { CampaignBrief } from "~/domains/marketing/content/brief-schema";
import { generateCampaign } from "~/domains/marketing/content/generate-posts.server";
import { postJson } from "~/domains/marketing/content/json";
import { todayOf } from "~/domains/marketing/days";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: CampaignBrief,
    saysMessage: true,
    run: async ({ ctx, body }) => {
      const { campaign, posts } = await generateCampaign(ctx, body);
      return { campaignContent: posts.map(postJson), campaign: campaignJson(campaign, todayOf(ctx)) };
    },
  }),
});
