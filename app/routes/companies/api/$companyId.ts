import { parseId } from "~/core/ids";
import { CompanyPatch } from "~/domains/directory/companies/company-input";
import { companyView, getCompanyView } from "~/domains/directory/companies/company-view.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { companyId?: string | undefined }) => parseId(params.companyId, "company");

/** A change of a shared company answers with the account's own copy, which has an id of its own. */
export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: ({ ctx, params }) => getCompanyView(ctx, idOf(params)) }),
  PATCH: endpoint({
    access: "business",
    body: CompanyPatch,
    run: async ({ ctx, params, body }) => companyView(ctx, await editCompany(ctx, idOf(params), body)),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await removeCompany(ctx, idOf(params));
      return { success: true };
    },
  }),
});
