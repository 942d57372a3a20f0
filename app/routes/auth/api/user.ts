import { userWithUsage } from "~/domains/billing/user-json.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "user", run: ({ ctx }) => userWithUsage(ctx, ctx.actor, ctx.account) }),
});
