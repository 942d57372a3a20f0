import { requireMarketing } from "~/domains/marketing/access/access.server";
import { postJson } from "~/domains/marketing/content/json";
import { PostQuery } from "~/domains/marketing/content/post-schema";
import { listPosts } from "~/domains/marketing/content/posts.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: PostQuery,
    run: async ({ ctx, query, request }) => {
      await requireMarketing(ctx);
      return jsonPage(request, await listPosts(ctx, query), postJson);
    },
  }),
});
