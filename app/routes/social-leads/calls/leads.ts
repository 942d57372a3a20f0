import { centreLeadJson } from "~/domains/social-leads/json";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { CentreQuery } from "~/domains/social-leads/schemas";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: CentreQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listSocialLeads(ctx, query, query), centreLeadJson),
  }),
});
