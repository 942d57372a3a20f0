import { apiRoute, endpoint } from "~/http/api/api.server";
import { stopImpersonationSession } from "~/http/session/session.server";

export const { loader, action } = apiRoute({
  DELETE: endpoint({
    access: "user",
    run: async ({ ctx, args }) => {
      await stopImpersonationSession(args.context, ctx);
    },
  }),
});
