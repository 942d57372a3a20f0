import { parseId } from "~/core/ids";
import { companyView } from "~/domains/directory/companies/company-view.server";
import { discardLocalCopy } from "~/domains/directory/companies/discard-local-copy.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Discards the own copy of a shared company; answers with the shared one. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      companyView(ctx, await discardLocalCopy(ctx, parseId(params.companyId, "company"))),
  }),
});
