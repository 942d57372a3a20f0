import { parseId } from "~/core/ids";
import { getAccount } from "~/domains/identity/find-account.server";
import { findManager, ManagerInput, removeManager, setManager } from "~/domains/support/manager.server";
import { apiRoute, call } from "~/http/calls/api.server";

const idOf = (params: { accountId?: string | undefined }) => parseId(params.accountId, "account");

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    run: async ({ ctx, params }) => ({
      manager: await findManager(ctx, (await getAccount(ctx, idOf(params))).id),
    }),
  }),
  PUT: call({
    access: "admin",
    find: ({ ctx, params }) => getAccount(ctx, idOf(params)),
    body: ManagerInput,
    run: async ({ ctx, params, body }) => ({ manager: await setManager(ctx, idOf(params), body) }),
  }),
  DELETE: call({ access: "admin", run: ({ ctx, params }) => removeManager(ctx, idOf(params)) }),
});
