import { userJson } from "~/domains/identity/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "user", run: ({ ctx }) => userJson(ctx.actor, ctx.account) }),
});
