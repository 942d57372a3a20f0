import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { savePost } from "~/domains/marketing/content/change-post.server";
import { postJson } from "~/domains/marketing/content/json";
import { removePost } from "~/domains/marketing/content/plan-post.server";
import { PostInput } from "~/domains/marketing/content/post-schema";
import { getPost } from "~/domains/marketing/content/posts.server";
import { apiRoute, call } from "~/http/calls/api.server";

interface Asked {
  ctx: BusinessContext;
  params: { postId?: string | undefined };
}
const find = ({ ctx, params }: Asked) => getPost(ctx, parseId(params.postId, "post"));

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async (asked) => postJson(await find(asked)) }),
  PUT: call({
    access: "business",
    find,
    body: PostInput,
    run: async ({ ctx, params, body }) => postJson(await savePost(ctx, parseId(params.postId, "post"), body)),
  }),
  DELETE: call({
    access: "business",
    run: ({ ctx, params }) => removePost(ctx, parseId(params.postId, "post")),
  }),
});
