import { PasswordReset } from "~/domains/identity/schemas";
import { resetPassword } from "~/domains/identity/sign-in/reset-password.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { rememberBrowser } from "~/http/session/session.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "public",
    body: PasswordReset,
    run: async ({ ctx, body, args }) => {
      const { userId } = await resetPassword(ctx, body.token, body.password);
      await rememberBrowser(args.context, userId);
    },
  }),
});
