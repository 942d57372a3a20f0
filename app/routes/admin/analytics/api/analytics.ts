import { ActivityQuery } from "~/domains/admin/activity/activity";
import { getActivity } from "~/domains/admin/activity/activity.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    query: ActivityQuery,
    run: async ({ ctx, query }) => ({ range: query.range, ...(await getActivity(ctx, query)) }),
  }),
});
