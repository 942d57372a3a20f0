import { apiRoute, call } from "~/http/calls/api.server";
import { stopActingSession } from "~/http/session/session.server";

export const { loader, action } = apiRoute({
  DELETE: call({
    access: "user",
    run: async ({ ctx, args }) => {
      await stopActingSession(args.context, ctx);
    },
  }),
});
