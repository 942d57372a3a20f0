import { companyView } from "~/domains/directory/companies/company-view.server";
import { AddedCompany, addCompany } from "~/domains/merging/entry/add-rows.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: AddedCompany,
    status: 201,
    run: async ({ ctx, body }) => companyView(ctx, await addCompany(ctx, body)),
  }),
});
