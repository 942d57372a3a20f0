import { getAllowances } from "~/domains/quotas/get-allowances.server";
import { allowanceJson } from "~/domains/quotas/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** What the account has used today of each allowance, of how much, and when it begins anew. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx }) => (await getAllowances(ctx)).map(allowanceJson),
  }),
});
