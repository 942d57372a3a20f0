import { parseId } from "~/core/ids";
import { endUserSessions } from "~/domains/admin/users/change-user.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Signs a user out everywhere. */
export const { loader, action } = apiRoute({
  DELETE: endpoint({
    access: "admin",
    run: ({ ctx, params }) => endUserSessions(ctx, parseId(params.userId, "user")),
  }),
});
