import { usageJson } from "~/domains/billing/json";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { owedTotals } from "~/domains/commissions/ledger/sums.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx }) => {
      const [usage, owed] = await Promise.all([getLeadUsage(ctx), owedTotals(ctx)]);
      return usageJson(usage, owed);
    },
  }),
});
