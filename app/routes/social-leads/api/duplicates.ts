import { centreLeadJson } from "~/domains/social-leads/json";
import { findLikelyDuplicates } from "~/domains/social-leads/merging/likely-duplicates.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { leadOf } from "../portal/lead-of.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const likely = await findLikelyDuplicates(ctx, await leadOf(ctx, { params }));
      return likely.map(({ lead, reasons }) => ({ ...centreLeadJson(lead), reasons }));
    },
  }),
});
