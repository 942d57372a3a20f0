import { PLANS_ON_SALE } from "~/domains/billing/plans/plans";
import { planJson } from "~/domains/billing/subscription/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "public", run: () => PLANS_ON_SALE.map(planJson) }),
});
