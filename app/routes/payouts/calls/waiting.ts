import { PageQuery, pageOf } from "~/core/pagination";
import { payoutJson } from "~/domains/commissions/payouts/json";
import { listWaitingPayouts, totalWaiting } from "~/domains/commissions/payouts/list-payouts.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    query: PageQuery,
    run: async ({ ctx, query, request }) => {
      const { limit, cursor = 0 } = query;
      const [rows, total] = await Promise.all([
        listWaitingPayouts(ctx, { after: cursor, limit }),
        totalWaiting(ctx),
      ]);
      return jsonPage(request, { ...pageOf(rows, limit, ({ id }) => id), total }, payoutJson);
    },
  }),
});
