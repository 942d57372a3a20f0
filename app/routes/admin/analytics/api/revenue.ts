import { getRevenue } from "~/domains/admin/revenue/get-revenue.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Amounts are integer US cents, months UTC. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx }) => ({ currency: "USD", ...(await getRevenue(ctx)) }),
  }),
});
