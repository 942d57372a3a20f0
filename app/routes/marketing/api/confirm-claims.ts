import { parseId } from "~/core/ids";
import { confirmClaims } from "~/domains/marketing/content/change-post.server";
import { postJson } from "~/domains/marketing/content/json";
import { ConfirmInput } from "~/domains/marketing/content/post-schema";
import { getPost } from "~/domains/marketing/content/posts.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getPost(ctx, parseId(params.postId, "post")),
    body: ConfirmInput,
    run: async ({ ctx, params, body }) =>
      postJson(await confirmClaims(ctx, parseId(params.postId, "post"), body)),
  }),
});
