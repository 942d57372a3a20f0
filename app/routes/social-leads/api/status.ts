import { parseId } from "~/core/ids";
import { portalLeadJson } from "~/domains/social-leads/json";
import { moveSocialLead } from "~/domains/social-leads/move-lead.server";
import { StatusInput } from "~/domains/social-leads/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { findPortalLead } from "./found-lead.server";

export const { loader, action } = apiRoute({
  PUT: endpoint({
    access: "business",
    find: findPortalLead,
    body: StatusInput,
    run: async ({ ctx, params, body }) =>
      portalLeadJson(await moveSocialLead(ctx, parseId(params.socialLeadId, "lead"), body.status)),
  }),
});
