import { usageJson } from "~/domains/billing/json";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { owedTotals } from "~/domains/commissions/ledger/sums.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx }) => {
      const [usage, owed] = await Promise.all([getLeadUsage(ctx), owedTotals(ctx)]);
      return usageJson(usage, owed);
    },
  }),
});
