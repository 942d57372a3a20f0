import { centreLeadJson } from "~/domains/social-leads/json";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { CentreQuery } from "~/domains/social-leads/schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: CentreQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listSocialLeads(ctx, query, query), centreLeadJson),
  }),
});
