import { requireMarketing } from "~/domains/marketing/access/access.server";
import { postJson } from "~/domains/marketing/content/json";
import { PostQuery } from "~/domains/marketing/content/post-schema";
import { listPosts } from "~/domains/marketing/content/posts.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PostQuery,
    run: async ({ ctx, query, request }) => {
      await requireMarketing(ctx);
      return jsonPage(request, await listPosts(ctx, query), postJson);
    },
  }),
});
