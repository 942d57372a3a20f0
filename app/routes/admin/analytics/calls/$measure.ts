import { getMeasure, RowsQuery } from "~/domains/admin/activity/activity";
import { listActivityRows } from "~/domains/admin/activity/activity-rows.server";
import { activityRowJson } from "~/domains/admin/json";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    query: RowsQuery,
    run: async ({ ctx, params, query, request }) =>
      jsonPage(request, await listActivityRows(ctx, getMeasure(params.measure).key, query), activityRowJson),
  }),
});
