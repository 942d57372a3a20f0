import { usageJson } from "~/domains/billing/json";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => usageJson(await getLeadUsage(ctx)) }),
});
