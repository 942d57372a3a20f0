import { TierCall } from "~/domains/billing/subscription/schemas";
import { apiRoute, call } from "~/http/calls/api.server";
import { upgraded } from "../own.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: TierCall,
    run: ({ ctx, body }) =>
      upgraded(ctx, { ...body, plan: body.tier, billing: body.billing ?? body.billingCycle }),
  }),
});
