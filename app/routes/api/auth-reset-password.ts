import { resetPassword } from "~/domains/identity/reset-password.server";
import { PasswordReset } from "~/domains/identity/schemas";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "public",
    body: PasswordReset,
    run: async ({ ctx, body }) => {
      await resetPassword(ctx, body.token, body.password);
    },
  }),
});
