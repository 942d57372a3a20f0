import { changePassword } from "~/domains/identity/change-password.server";
import { PasswordChange } from "~/domains/identity/schemas";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "user",
    body: PasswordChange,
    run: ({ ctx, body }) => changePassword(ctx, body.currentPassword, body.newPassword),
  }),
});
