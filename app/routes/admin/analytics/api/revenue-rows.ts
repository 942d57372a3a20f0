import { revenueRowJson } from "~/domains/admin/json";
import { listRevenue } from "~/domains/admin/revenue/list-revenue.server";
import { getFigure, RevenueQuery } from "~/domains/admin/revenue/revenue";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    query: RevenueQuery,
    run: async ({ ctx, params, query, request }) =>
      jsonPage(request, await listRevenue(ctx, getFigure(params.revenueFigure).key, query), revenueRowJson),
  }),
});
