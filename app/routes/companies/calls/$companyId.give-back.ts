import { parseId } from "~/core/ids";
import { companyView } from "~/domains/directory/companies/company-view.server";
import { giveBackCompany } from "~/domains/directory/companies/give-back-company.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** Discards the own copy of a shared company; answers with the shared one. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx, params }) =>
      companyView(ctx, await giveBackCompany(ctx, parseId(params.companyId, "company"))),
  }),
});
