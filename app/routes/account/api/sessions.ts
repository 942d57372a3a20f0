import { sessionJson } from "~/domains/identity/json";
import { SessionsEnd } from "~/domains/identity/profile-schema";
import { endOwnSessions, listOwnSessions } from "~/domains/identity/sessions/own-sessions.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Where the user is signed in; DELETE with `which` ends the sessions of the other browsers, or all of them. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async ({ ctx }) => (await listOwnSessions(ctx)).map(sessionJson),
  }),
  DELETE: endpoint({
    access: "user",
    body: SessionsEnd,
    run: ({ ctx, body }) => endOwnSessions(ctx, body.which),
  }),
});
