import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { savePost } from "~/domains/marketing/content/change-post.server";
import { postJson } from "~/domains/marketing/content/json";
import { removePost } from "~/domains/marketing/content/plan-post.server";
import { PostInput } from "~/domains/marketing/content/post-schema";
import { getPost } from "~/domains/marketing/content/posts.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

interface Asked {
  ctx: BusinessContext;
  params: { postId?: string | undefined };
}
const find = ({ ctx, params }: Asked) => getPost(ctx, parseId(params.postId, "post"));

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async (asked) => postJson(await find(asked)) }),
  PUT: endpoint({
    access: "business",
    find,
    body: PostInput,
    run: async ({ ctx, params, body }) => postJson(await savePost(ctx, parseId(params.postId, "post"), body)),
  }),
  DELETE: endpoint({
    access: "business",
    run: ({ ctx, params }) => removePost(ctx, parseId(params.postId, "post")),
  }),
});
