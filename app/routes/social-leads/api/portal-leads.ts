import { requireMarketing } from "~/domains/marketing/access/access.server";
import { portalLeadJson } from "~/domains/social-leads/json";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { PortalQuery } from "~/domains/social-leads/schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    find: ({ ctx }) => requireMarketing(ctx),
    query: PortalQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listSocialLeads(ctx, query, query), portalLeadJson),
  }),
});
