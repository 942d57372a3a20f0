import { PasswordResetRequest } from "~/domains/identity/schemas";
import { requestPasswordReset } from "~/domains/identity/sign-in/reset-password.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** The same answer for every address, whether it has a user or not. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "public",
    body: PasswordResetRequest,
    run: ({ ctx, body }) => requestPasswordReset(ctx, body.email),
  }),
});
