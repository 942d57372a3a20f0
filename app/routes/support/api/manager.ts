import { parseId } from "~/core/ids";
import { getAccount } from "~/domains/identity/find-account.server";
import { findManager, ManagerInput, removeManager, setManager } from "~/domains/support/manager.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { accountId?: string | undefined }) => parseId(params.accountId, "account");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx, params }) => ({
      manager: await findManager(ctx, (await getAccount(ctx, idOf(params))).id),
    }),
  }),
  PUT: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getAccount(ctx, idOf(params)),
    body: ManagerInput,
    run: async ({ ctx, params, body }) => ({ manager: await setManager(ctx, idOf(params), body) }),
  }),
  DELETE: endpoint({ access: "admin", run: ({ ctx, params }) => removeManager(ctx, idOf(params)) }),
});
