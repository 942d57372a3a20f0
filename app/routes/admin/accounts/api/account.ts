import { parseId } from "~/core/ids";
import { aboutAccount, accountJson } from "~/domains/admin/accounts/about-account.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx, params }) =>
      accountJson(await aboutAccount(ctx, parseId(params.accountId, "account"))),
  }),
});
