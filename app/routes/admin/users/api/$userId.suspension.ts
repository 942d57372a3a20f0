import { parseId } from "~/core/ids";
import { liftSuspension, suspendUser } from "~/domains/admin/users/change-user.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { userId?: string | undefined }) => parseId(params.userId, "user");

export const { loader, action } = apiRoute({
  PUT: endpoint({ access: "admin", run: ({ ctx, params }) => suspendUser(ctx, idOf(params)) }),
  DELETE: endpoint({ access: "admin", run: ({ ctx, params }) => liftSuspension(ctx, idOf(params)) }),
});
