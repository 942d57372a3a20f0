import { CompanyInput } from "~/domains/directory/companies/company-input";
import { companyView } from "~/domains/directory/companies/company-view.server";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: CompanyInput,
    status: 201,
    run: async ({ ctx, body }) => companyView(ctx, await createCompany(ctx, body)),
  }),
});
