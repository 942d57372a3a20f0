import { parseId } from "~/core/ids";
import { contactSocialLead } from "~/domains/social-leads/contact-lead.server";
import { portalLeadJson } from "~/domains/social-leads/json";
import { ContactInput } from "~/domains/social-leads/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { findPortalLead } from "./found-lead.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: findPortalLead,
    body: ContactInput,
    run: async ({ ctx, params, body }) => {
      const { lead, url } = await contactSocialLead(ctx, parseId(params.socialLeadId, "lead"), body);
      return { ...portalLeadJson(lead), url };
    },
  }),
});
