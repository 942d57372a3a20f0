import { queuedThreadJson } from "~/domains/support/json";
import { namedThreads } from "~/domains/support/named.server";
import { SupportQueueQuery } from "~/domains/support/schemas";
import { listThreads } from "~/domains/support/threads.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    query: SupportQueueQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await namedThreads(ctx, await listThreads(ctx, query)), queuedThreadJson),
  }),
});
