import { centreLeadJson } from "~/domains/social-leads/json";
import { likelySame } from "~/domains/social-leads/merging/likely-same.server";
import { apiRoute, call } from "~/http/calls/api.server";
import { leadOf } from "../portal/lead-of.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) => {
      const likely = await likelySame(ctx, await leadOf(ctx, { params }));
      return likely.map(({ lead, reasons }) => ({ ...centreLeadJson(lead), reasons }));
    },
  }),
});
