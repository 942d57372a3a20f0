import { parseId } from "~/core/ids";
import { approvePost } from "~/domains/marketing/content/change-post.server";
import { postJson } from "~/domains/marketing/content/json";
import { ApproveInput } from "~/domains/marketing/content/post-schema";
import { getPost } from "~/domains/marketing/content/posts.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getPost(ctx, parseId(params.postId, "post")),
    body: ApproveInput,
    run: async ({ ctx, params, body }) =>
      postJson(await approvePost(ctx, parseId(params.postId, "post"), body)),
  }),
});
