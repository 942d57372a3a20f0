import { queuedThreadJson } from "~/domains/support/json";
import { namedThreads } from "~/domains/support/named.server";
import { SupportQueueQuery } from "~/domains/support/schemas";
import { listThreads } from "~/domains/support/threads.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    query: SupportQueueQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await namedThreads(ctx, await listThreads(ctx, query)), queuedThreadJson),
  }),
});
