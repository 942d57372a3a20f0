import { parseId } from "~/core/ids";
import { actingJson } from "~/domains/admin/json";
import { adminUserJson } from "~/domains/admin/users/user-json.server";
import { apiRoute, call } from "~/http/calls/api.server";
import { startActingSession } from "~/http/session/session.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "admin",
    status: 201,
    run: async ({ ctx, params, args }) => {
      const { user, expiresAt } = await startActingSession(args.context, ctx, parseId(params.userId, "user"));
      return actingJson({ user: await adminUserJson(ctx, user), expiresAt });
    },
  }),
});
