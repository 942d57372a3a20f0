import { apiRoute, call } from "~/http/api.server";
import { stopActingSession } from "~/http/session.server";

export const { loader, action } = apiRoute({
  DELETE: call({
    access: "user",
    run: async ({ ctx, args }) => {
      await stopActingSession(args.context, ctx);
    },
  }),
});
