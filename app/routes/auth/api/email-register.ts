import { userWithUsage } from "~/domains/billing/user-json.server";
import { registerBusiness } from "~/domains/identity/register-business.server";
import { signupCallOf } from "~/domains/identity/sign-up-schemas";
import { operatorMinimum } from "~/domains/settings/operator.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { startSession } from "~/http/session/session.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "public",
    body: async (ctx) => signupCallOf(await operatorMinimum(ctx)),
    status: 201,
    run: async ({ ctx, body, request, args }) => {
      const { userId } = await registerBusiness(ctx, body);
      const { actor, account } = await startSession(args.context, request, userId, { way: "sign-up" });
      return userWithUsage(ctx, actor, account);
    },
  }),
});
