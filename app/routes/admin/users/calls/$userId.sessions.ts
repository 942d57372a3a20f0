import { parseId } from "~/core/ids";
import { endUserSessions } from "~/domains/admin/users/change-user.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** Signs a user out everywhere. */
export const { loader, action } = apiRoute({
  DELETE: call({
    access: "admin",
    run: ({ ctx, params }) => endUserSessions(ctx, parseId(params.userId, "user")),
  }),
});
