import { totalsJson } from "~/domains/commissions/json";
import { owedTotals } from "~/domains/commissions/ledger/sums.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async ({ ctx }) => totalsJson(await owedTotals(ctx)) }),
});
