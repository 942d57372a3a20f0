import { endOwnSession } from "~/domains/identity/sessions/own-sessions.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  DELETE: call({
    access: "user",
    run: ({ ctx, params }) => endOwnSession(ctx, params.sessionId ?? ""),
  }),
});
