import { PasswordChange } from "~/domains/identity/schemas";
import { changePassword } from "~/domains/identity/sign-in/change-password.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    body: PasswordChange,
    run: ({ ctx, body }) => changePassword(ctx, body.currentPassword, body.newPassword),
  }),
});
