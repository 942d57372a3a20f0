import { PasswordResetRequest } from "~/domains/identity/schemas";
import { requestPasswordReset } from "~/domains/identity/sign-in/reset-password.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** The same answer for every address, whether it has a user or not. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "public",
    body: PasswordResetRequest,
    run: ({ ctx, body }) => requestPasswordReset(ctx, body.email),
  }),
});
