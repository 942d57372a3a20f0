import { userJson } from "~/domains/identity/json";
import { EmailLogin } from "~/domains/identity/schemas";
import { signIn } from "~/domains/identity/sign-in.server";
import { apiRoute, call } from "~/http/api.server";
import { startSession } from "~/http/session.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "public",
    body: EmailLogin,
    run: async ({ ctx, body, request, args }) => {
      const { userId } = await signIn(ctx, body);
      const { actor, account } = await startSession(args.context, request, userId);
      return userJson(actor, account);
    },
  }),
});
