import { ActivityQuery, getMeasure, RowsQuery } from "~/domains/admin/activity/activity";
import { getActivity } from "~/domains/admin/activity/activity.server";
import { listActivityRows } from "~/domains/admin/activity/activity-rows.server";
import { activityRowJson, revenueRowJson } from "~/domains/admin/json";
import { getRevenue } from "~/domains/admin/revenue/get-revenue.server";
import { listRevenue } from "~/domains/admin/revenue/list-revenue.server";
import { getFigure, RevenueQuery } from "~/domains/admin/revenue/revenue";
import { countRejectedOverall } from "~/domains/quotas/count-rejected.server";
import { accuracyOfAll } from "~/domains/replies/corrections/accuracy.server";
import { accuracyJson } from "~/domains/replies/corrections/accuracy-view";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const adminAnalyticsApi: ApiPaths = {
  "/api/admin/analytics": {
    GET: endpoint({
      access: "admin",
      query: ActivityQuery,
      run: async ({ ctx, query }) => ({ range: query.range, ...(await getActivity(ctx, query)) }),
    }),
  },
  "/api/admin/analytics/answers": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx }) => ({
        ...accuracyJson(await accuracyOfAll(ctx)),
        keptOut: await countRejectedOverall(ctx),
      }),
    }),
  },
  /** Amounts are integer US cents; months are in UTC. */
  "/api/admin/analytics/revenue": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx }) => ({ currency: "USD", ...(await getRevenue(ctx)) }),
    }),
  },
  "/api/admin/analytics/revenue/:revenueFigure": {
    GET: endpoint({
      access: "admin",
      query: RevenueQuery,
      run: async ({ ctx, params, query, request }) =>
        jsonPage(request, await listRevenue(ctx, getFigure(params.revenueFigure).key, query), revenueRowJson),
    }),
  },
  "/api/admin/analytics/:measure": {
    GET: endpoint({
      access: "admin",
      query: RowsQuery,
      run: async ({ ctx, params, query, request }) =>
        jsonPage(
          request,
          await listActivityRows(ctx, getMeasure(params.measure).key, query),
          activityRowJson,
        ),
    }),
  },
};
