import { parseId } from "~/core/ids";
import { WithReason } from "~/domains/admin/accounts/schemas";
import { reactivateAccount, suspendAccount } from "~/domains/admin/accounts/suspend-account.server";
import { getAccount } from "~/domains/identity/find-account.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { accountId?: string | undefined }) => parseId(params.accountId, "account");

export const { loader, action } = apiRoute({
  PUT: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getAccount(ctx, idOf(params)),
    body: WithReason,
    run: ({ ctx, params, body }) => suspendAccount(ctx, idOf(params), body),
  }),
  DELETE: endpoint({ access: "admin", run: ({ ctx, params }) => reactivateAccount(ctx, idOf(params)) }),
});
