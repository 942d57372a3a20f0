import { resumeSubscription } from "~/domains/billing/subscription/change-plan.server";
import { apiRoute, call } from "~/http/calls/api.server";
import { ownSubscription } from "../own.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx }) => {
      await resumeSubscription(ctx);
      return ownSubscription(ctx);
    },
  }),
});
