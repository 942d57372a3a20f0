import { parseId } from "~/core/ids";
import { postJson } from "~/domains/marketing/content/json";
import { planPost } from "~/domains/marketing/content/plan-post.server";
import { PlanInput } from "~/domains/marketing/content/post-schema";
import { getPost } from "~/domains/marketing/content/posts.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  PUT: endpoint({
    access: "business",
    find: ({ ctx, params }) => getPost(ctx, parseId(params.postId, "post")),
    body: PlanInput,
    run: async ({ ctx, params, body }) => postJson(await planPost(ctx, parseId(params.postId, "post"), body)),
  }),
});
