import { parseId } from "~/core/ids";
import { sendPasswordReset } from "~/domains/admin/users/help-user.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    run: ({ ctx, params }) => sendPasswordReset(ctx, parseId(params.userId, "user")),
  }),
});
