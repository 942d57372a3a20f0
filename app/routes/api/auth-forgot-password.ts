import { requestPasswordReset } from "~/domains/identity/reset-password.server";
import { PasswordResetRequest } from "~/domains/identity/schemas";
import { apiRoute, call } from "~/http/api.server";

/** The same answer for every address, whether it has a user or not. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "public",
    body: PasswordResetRequest,
    run: ({ ctx, body }) => requestPasswordReset(ctx, body.email),
  }),
});
