import { getAllowances } from "~/domains/quotas/get-allowances.server";
import { allowanceJson } from "~/domains/quotas/json";
import { apiRoute, call } from "~/http/calls/api.server";

/** What the account has used today of each allowance, of how much, and when it begins anew. */
export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => (await getAllowances(ctx)).map(allowanceJson) }),
});
