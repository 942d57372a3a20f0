import { revenueRowJson } from "~/domains/admin/json";
import { listRevenue } from "~/domains/admin/revenue/list-revenue.server";
import { getFigure, RevenueQuery } from "~/domains/admin/revenue/revenue";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    query: RevenueQuery,
    run: async ({ ctx, params, query, request }) =>
      jsonPage(request, await listRevenue(ctx, getFigure(params.revenueFigure).key, query), revenueRowJson),
  }),
});
