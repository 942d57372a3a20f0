import { threadJson } from "~/domains/replies/reply-json";
import { ThreadQuery } from "~/domains/replies/reply-schemas";
import { listThreads } from "~/domains/replies/threads/threads.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: ThreadQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listThreads(ctx, query), threadJson),
  }),
});
