import { sessionJson } from "~/domains/identity/json";
import { listOwnSessions } from "~/domains/identity/own-sessions.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    run: async ({ ctx }) => (await listOwnSessions(ctx)).map(sessionJson),
  }),
});
