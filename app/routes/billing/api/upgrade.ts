import { PlanCall } from "~/domains/billing/subscription/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { upgraded } from "../own.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: PlanCall,
    run: ({ ctx, body }) =>
      upgraded(ctx, { ...body, plan: body.planId, billing: body.billing ?? body.billingCycle }),
  }),
});
