import { PageQuery } from "~/core/pagination";
import { payoutJson } from "~/domains/commissions/payouts/json";
import { pageOfWaiting } from "~/domains/commissions/payouts/list-payouts.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    query: PageQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await pageOfWaiting(ctx, query), payoutJson),
  }),
});
