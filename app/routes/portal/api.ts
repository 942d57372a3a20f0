import { usageJson } from "~/domains/billing/json";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { owedTotals } from "~/domains/commissions/ledger/sums.server";
import { getHomeDashboard } from "~/domains/home-dashboard/get-home-dashboard.server";
import { workingDayJson } from "~/domains/home-dashboard/json";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const portalApi: ApiPaths = {
  "/api/analytics/usage": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => {
        const [usage, owed] = await Promise.all([getLeadUsage(ctx), owedTotals(ctx)]);
        return usageJson(usage, owed);
      },
    }),
  },
  /** What waits, how the last 30 days went, and the first steps that are left. */
  "/api/working-day": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => workingDayJson(await getHomeDashboard(ctx)),
    }),
  },
};
