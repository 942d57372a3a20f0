import { parseId } from "~/core/ids";
import { aboutAccount, accountJson } from "~/domains/admin/accounts/about-account.server";
import { WithReason } from "~/domains/admin/accounts/schemas";
import { reactivateAccount, suspendAccount } from "~/domains/admin/accounts/suspend-account.server";
import { getAccount } from "~/domains/identity/find-account.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const accountIdOf = (params: { accountId?: string | undefined }) => parseId(params.accountId, "account");

export const adminAccountsApi: ApiPaths = {
  "/api/admin/accounts/:accountId": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx, params }) =>
        accountJson(await aboutAccount(ctx, parseId(params.accountId, "account"))),
    }),
  },
  "/api/admin/accounts/:accountId/suspension": {
    PUT: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getAccount(ctx, accountIdOf(params)),
      body: WithReason,
      run: ({ ctx, params, body }) => suspendAccount(ctx, accountIdOf(params), body),
    }),
    DELETE: endpoint({
      access: "admin",
      run: ({ ctx, params }) => reactivateAccount(ctx, accountIdOf(params)),
    }),
  },
};
