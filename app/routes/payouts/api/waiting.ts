import { PageQuery } from "~/core/pagination";
import { payoutJson } from "~/domains/commissions/payouts/json";
import { pageOfWaiting } from "~/domains/commissions/payouts/list-payouts.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    query: PageQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await pageOfWaiting(ctx, query), payoutJson),
  }),
});
