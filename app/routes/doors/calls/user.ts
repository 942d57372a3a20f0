import { userWithUsage } from "~/domains/billing/user-json.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "user", run: ({ ctx }) => userWithUsage(ctx, ctx.actor, ctx.account) }),
});
