import { parseId } from "~/core/ids";
import { actingJson } from "~/domains/admin/json";
import { apiRoute, call } from "~/http/calls/api.server";
import { startActingSession } from "~/http/session/session.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "admin",
    status: 201,
    run: async ({ ctx, params, args }) =>
      actingJson(await startActingSession(args.context, ctx, parseId(params.userId, "user"))),
  }),
});
