import { parseId } from "~/core/ids";
import { companyView } from "~/domains/directory/companies/company-view.server";
import { restoreCompany } from "~/domains/directory/companies/removal/restore-company.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Takes a removal back: a shared company is seen again, an own one is put back as it was. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      companyView(ctx, await restoreCompany(ctx, parseId(params.companyId, "company"))),
  }),
});
