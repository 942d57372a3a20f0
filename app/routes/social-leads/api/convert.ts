import { parseId } from "~/core/ids";
import { opportunityJson } from "~/domains/opportunities/json";
import { convertSocialLead } from "~/domains/social-leads/convert-social-lead.server";
import { portalLeadJson } from "~/domains/social-leads/json";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { findPortalLead } from "./found-lead.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: findPortalLead,
    run: async ({ ctx, params }) => {
      const { lead, opportunity } = await convertSocialLead(ctx, parseId(params.socialLeadId, "lead"));
      return { ...portalLeadJson(lead), opportunity: opportunityJson(opportunity, ctx.now()) };
    },
  }),
});
