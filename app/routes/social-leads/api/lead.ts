import { centreLeadJson } from "~/domains/social-leads/json";
import { removeSocialLead } from "~/domains/social-leads/remove-social-lead.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { leadOf } from "../portal/lead-of.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => centreLeadJson(await leadOf(ctx, { params })),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => removeSocialLead(ctx, (await leadOf(ctx, { params })).id),
  }),
});
