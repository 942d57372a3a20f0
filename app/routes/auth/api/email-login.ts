import { userWithUsage } from "~/domains/billing/user-json.server";
import { LoginCall } from "~/domains/identity/sign-in/login-schemas";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { startSessionOfCall } from "~/http/session/sign-in.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "public",
    body: LoginCall,
    run: async ({ ctx, body, args }) => {
      const { actor, account } = await startSessionOfCall(ctx, args, await signIn(ctx, body), body.code);
      return userWithUsage(ctx, actor, account);
    },
  }),
});
