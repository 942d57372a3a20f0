import { getRevenue } from "~/domains/admin/revenue/get-revenue.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** Amounts are integer US cents, months UTC. */
export const { loader, action } = apiRoute({
  GET: call({ access: "admin", run: async ({ ctx }) => ({ currency: "USD", ...(await getRevenue(ctx)) }) }),
});
