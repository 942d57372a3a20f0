import { endOwnSession } from "~/domains/identity/sessions/own-sessions.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  DELETE: endpoint({
    access: "user",
    run: ({ ctx, params }) => endOwnSession(ctx, params.sessionId ?? ""),
  }),
});
