import { parseId } from "~/core/ids";
import { sendPasswordReset } from "~/domains/admin/users/help-user.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "admin",
    run: ({ ctx, params }) => sendPasswordReset(ctx, parseId(params.userId, "user")),
  }),
});
