import { parseId } from "~/core/ids";
import { aboutAccount, accountJson } from "~/domains/admin/accounts/about-account.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    run: async ({ ctx, params }) =>
      accountJson(await aboutAccount(ctx, parseId(params.accountId, "account"))),
  }),
});
