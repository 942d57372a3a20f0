import { requireMarketing } from "~/domains/marketing/access/access.server";
import { portalMetrics } from "~/domains/social-leads/portal-metrics.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx }) => {
      await requireMarketing(ctx);
      return portalMetrics(ctx);
    },
  }),
});
