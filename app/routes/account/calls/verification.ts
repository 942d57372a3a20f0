import { requestEmailVerification } from "~/domains/identity/verify-email.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** Sends the mail that confirms the signed-in user's address again. */
export const { loader, action } = apiRoute({
  POST: call({ access: "user", run: ({ ctx }) => requestEmailVerification(ctx) }),
});
