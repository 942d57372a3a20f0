import { requestEmailVerification } from "~/domains/identity/verify-email.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Sends the mail that confirms the signed-in user's address again. */
export const { loader, action } = apiRoute({
  POST: endpoint({ access: "user", run: ({ ctx }) => requestEmailVerification(ctx) }),
});
