import { requireMarketing } from "~/domains/marketing/access/access.server";
import { portalFigures } from "~/domains/social-leads/portal-figures.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx }) => {
      await requireMarketing(ctx);
      return portalFigures(ctx);
    },
  }),
});
