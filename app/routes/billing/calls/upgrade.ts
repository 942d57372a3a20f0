import { PlanCall } from "~/domains/billing/subscription/schemas";
import { apiRoute, call } from "~/http/calls/api.server";
import { upgraded } from "../own.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: PlanCall,
    run: ({ ctx, body }) =>
      upgraded(ctx, { ...body, plan: body.planId, billing: body.billing ?? body.billingCycle }),
  }),
});
