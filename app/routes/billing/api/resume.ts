import { resumeSubscription } from "~/domains/billing/subscription/change-plan.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { ownSubscription } from "../own.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx }) => {
      await resumeSubscription(ctx);
      return ownSubscription(ctx);
    },
  }),
});
