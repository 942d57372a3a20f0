import { resetPassword } from "~/domains/identity/reset-password.server";
import { PasswordReset } from "~/domains/identity/schemas";
import { apiRoute, call } from "~/http/api.server";
import { rememberBrowser } from "~/http/session.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "public",
    body: PasswordReset,
    run: async ({ ctx, body, args }) => {
      const { userId } = await resetPassword(ctx, body.token, body.password);
      await rememberBrowser(args.context, userId);
    },
  }),
});
