import { cancelSubscription } from "~/domains/billing/subscription/change-plan.server";
import { apiRoute, call } from "~/http/calls/api.server";
import { ownSubscription } from "../own.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx }) => {
      await cancelSubscription(ctx);
      return ownSubscription(ctx);
    },
  }),
});
