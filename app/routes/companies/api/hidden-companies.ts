import { PageQuery } from "~/core/pagination";
import { companyJson } from "~/domains/directory/companies/json";
import { listHiddenCompanies } from "~/domains/directory/companies/removal/list-hidden-companies.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query: { limit, cursor }, request }) =>
      jsonPage(request, await listHiddenCompanies(ctx, { limit, after: cursor }), ({ company, copyId }) => ({
        ...companyJson(company),
        copy_id: copyId,
      })),
  }),
});
