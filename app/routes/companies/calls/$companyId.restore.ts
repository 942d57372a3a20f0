import { parseId } from "~/core/ids";
import { companyView } from "~/domains/directory/companies/company-view.server";
import { unhideCompany } from "~/domains/directory/companies/hide-company.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** Shows a shared company again that was removed. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx, params }) =>
      companyView(ctx, await unhideCompany(ctx, parseId(params.companyId, "company"))),
  }),
});
