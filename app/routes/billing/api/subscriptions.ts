import { PageQuery } from "~/core/pagination";
import { listSubscriptions } from "~/domains/billing/subscription/list-subscriptions.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    query: PageQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listSubscriptions(ctx, query), (row) => row),
  }),
});
