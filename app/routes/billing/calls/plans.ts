import { PLANS_ON_SALE } from "~/domains/billing/plans/plans";
import { planJson } from "~/domains/billing/subscription/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "public", run: () => PLANS_ON_SALE.map(planJson) }),
});
