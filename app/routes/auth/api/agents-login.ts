import { agentLoginJson } from "~/domains/agents/json";
import { signInAgent } from "~/domains/agents/sign-in-agent.server";
import { userWithUsage } from "~/domains/billing/user-json.server";
import { LoginCall } from "~/domains/identity/sign-in/login-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { startSessionOfCall } from "~/http/session/sign-in.server";
import { paths } from "~/paths";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "public",
    body: LoginCall,
    run: async ({ ctx, body, args }) => {
      const signedIn = await signInAgent(ctx, body);
      const { actor, account } = await startSessionOfCall(ctx, args, signedIn, body.code);
      return agentLoginJson(signedIn.agent, await userWithUsage(ctx, actor, account), paths.agent.home);
    },
  }),
});
