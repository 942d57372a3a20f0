import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { requireMarketing } from "~/domains/marketing/access/access.server";
import { campaignJson } from "~/domains/marketing/campaigns/json";
import { CampaignBrief, ContentBrief } from "~/domains/marketing/content/brief-schema";
import { approvePost, confirmClaims, savePost } from "~/domains/marketing/content/change-post.server";
import { generateCampaign, generateContent } from "~/domains/marketing/content/generate-posts.server";
import { postJson } from "~/domains/marketing/content/json";
import { planPost, removePost } from "~/domains/marketing/content/plan-post.server";
import {
  ApproveInput,
  ConfirmInput,
  PlanInput,
  PostInput,
  PostQuery,
} from "~/domains/marketing/content/post-schema";
import { getPost, listPosts } from "~/domains/marketing/content/posts.server";
import { todayOf } from "~/domains/marketing/days";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

interface PostAsked {
  ctx: BusinessContext;
  params: { postId?: string | undefined };
}

const findPost = ({ ctx, params }: PostAsked) => getPost(ctx, parseId(params.postId, "post"));

export const marketingPostsApi: ApiPaths = {
  "/api/marketing/generate-campaign": {
    POST: endpoint({
      access: "business",
      body: CampaignBrief,
      saysMessage: true,
      run: async ({ ctx, body }) => {
        const { campaign, posts } = await generateCampaign(ctx, body);
        return { campaignContent: posts.map(postJson), campaign: campaignJson(campaign, todayOf(ctx)) };
      },
    }),
  },
  "/api/marketing/generate-content": {
    POST: endpoint({
      access: "business",
      body: ContentBrief,
      saysMessage: true,
      run: async ({ ctx, body }) => ({ content: postJson(await generateContent(ctx, body)) }),
    }),
  },
  "/api/marketing/posts": {
    GET: endpoint({
      access: "business",
      query: PostQuery,
      run: async ({ ctx, query, request }) => {
        await requireMarketing(ctx);
        return jsonPage(request, await listPosts(ctx, query), postJson);
      },
    }),
  },
  "/api/marketing/posts/:postId": {
    GET: endpoint({ access: "business", run: async (asked) => postJson(await findPost(asked)) }),
    PUT: endpoint({
      access: "business",
      find: findPost,
      body: PostInput,
      run: async ({ ctx, params, body }) =>
        postJson(await savePost(ctx, parseId(params.postId, "post"), body)),
    }),
    DELETE: endpoint({
      access: "business",
      run: ({ ctx, params }) => removePost(ctx, parseId(params.postId, "post")),
    }),
  },
  "/api/marketing/posts/:postId/approve": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getPost(ctx, parseId(params.postId, "post")),
      body: ApproveInput,
      run: async ({ ctx, params, body }) =>
        postJson(await approvePost(ctx, parseId(params.postId, "post"), body)),
    }),
  },
  "/api/marketing/posts/:postId/confirm": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getPost(ctx, parseId(params.postId, "post")),
      body: ConfirmInput,
      run: async ({ ctx, params, body }) =>
        postJson(await confirmClaims(ctx, parseId(params.postId, "post"), body)),
    }),
  },
  "/api/marketing/posts/:postId/plan": {
    PUT: endpoint({
      access: "business",
      find: ({ ctx, params }) => getPost(ctx, parseId(params.postId, "post")),
      body: PlanInput,
      run: async ({ ctx, params, body }) =>
        postJson(await planPost(ctx, parseId(params.postId, "post"), body)),
    }),
  },
};
