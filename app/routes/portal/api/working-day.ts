import { getHomeDashboard } from "~/domains/home-dashboard/get-home-dashboard.server";
import { workingDayJson } from "~/domains/home-dashboard/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** What waits, how the last 30 days went, and the first steps that are left. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx }) => workingDayJson(await getHomeDashboard(ctx)),
  }),
});
