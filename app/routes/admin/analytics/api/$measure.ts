import { getMeasure, RowsQuery } from "~/domains/admin/activity/activity";
import { listActivityRows } from "~/domains/admin/activity/activity-rows.server";
import { activityRowJson } from "~/domains/admin/json";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    query: RowsQuery,
    run: async ({ ctx, params, query, request }) =>
      jsonPage(request, await listActivityRows(ctx, getMeasure(params.measure).key, query), activityRowJson),
  }),
});
