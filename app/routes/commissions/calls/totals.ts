import { totalsJson } from "~/domains/commissions/json";
import { owedTotals } from "~/domains/commissions/ledger/sums.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => totalsJson(await owedTotals(ctx)) }),
});
