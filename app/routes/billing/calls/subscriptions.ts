import { PageQuery } from "~/core/pagination";
import { listSubscriptions } from "~/domains/billing/subscription/list-subscriptions.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    query: PageQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listSubscriptions(ctx, query), (row) => row),
  }),
});
