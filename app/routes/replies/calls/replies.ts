import { threadJson } from "~/domains/replies/reply-json";
import { ThreadQuery } from "~/domains/replies/reply-schemas";
import { listThreads } from "~/domains/replies/threads/threads.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: ThreadQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listThreads(ctx, query), threadJson),
  }),
});
