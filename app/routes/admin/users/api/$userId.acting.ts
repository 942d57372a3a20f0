import { parseId } from "~/core/ids";
import { impersonationJson } from "~/domains/admin/json";
import { adminUserJson } from "~/domains/admin/users/user-json.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { startImpersonationSession } from "~/http/session/session.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    status: 201,
    run: async ({ ctx, params, args }) => {
      const { user, expiresAt } = await startImpersonationSession(
        args.context,
        ctx,
        parseId(params.userId, "user"),
      );
      return impersonationJson({ user: await adminUserJson(ctx, user), expiresAt });
    },
  }),
});
