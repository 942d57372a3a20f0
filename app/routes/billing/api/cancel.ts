import { cancelSubscription } from "~/domains/billing/subscription/change-plan.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { ownSubscription } from "../own.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx }) => {
      await cancelSubscription(ctx);
      return ownSubscription(ctx);
    },
  }),
});
