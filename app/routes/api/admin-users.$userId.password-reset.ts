import { parseId } from "~/core/ids";
import { sendPasswordReset } from "~/domains/admin/help-user.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "admin",
    run: ({ ctx, params }) => sendPasswordReset(ctx, parseId(params.userId, "user")),
  }),
});
