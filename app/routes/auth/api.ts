import { findAgent } from "~/domains/agents/agents.server";
import { agentJson, agentLoginJson } from "~/domains/agents/json";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { agentSignupOf } from "~/domains/agents/schemas";
import { signInAgent } from "~/domains/agents/sign-in-agent.server";
import { userWithUsage } from "~/domains/billing/user-json.server";
import { confirmEmailChange } from "~/domains/identity/change-email.server";
import { listIdentityProviders } from "~/domains/identity/external/external-providers.server";
import { registerBusiness } from "~/domains/identity/register-business.server";
import { PasswordReset, PasswordResetRequest, TokenOnly } from "~/domains/identity/schemas";
import { LoginCall } from "~/domains/identity/sign-in/login-schemas";
import { requestPasswordReset, resetPassword } from "~/domains/identity/sign-in/reset-password.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { signupCallOf } from "~/domains/identity/sign-up-schemas";
import { verifyEmail } from "~/domains/identity/verify-email.server";
import { operatorMinimum } from "~/domains/settings/operator.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { catchDomainError } from "~/http/errors.server";
import { type Flash, redirectWithFlash } from "~/http/pages/flash.server";
import { redirect, redirectOutside } from "~/http/pages/redirect.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { redirectToProvider } from "~/http/session/external.server";
import { rememberBrowser, startSession } from "~/http/session/session.server";
import { pathAfterSignIn, startSessionOfCall } from "~/http/session/sign-in.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";

const chooseFlash = (hasMethods: boolean): Flash => ({
  kind: "info",
  title: m.auth_api_choose_title(),
  text: hasMethods ? m.auth_api_choose() : m.auth_api_none(),
});

export const authApi: ApiPaths = {
  "/api/auth/user": {
    GET: endpoint({ access: "user", run: ({ ctx }) => userWithUsage(ctx, ctx.actor, ctx.account) }),
  },
  "/api/auth/email-register": {
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
  },
  "/api/auth/email-login": {
    POST: endpoint({
      access: "public",
      body: LoginCall,
      run: async ({ ctx, body, args }) => {
        const { actor, account } = await startSessionOfCall(ctx, args, await signIn(ctx, body), body.code);
        return userWithUsage(ctx, actor, account);
      },
    }),
  },
  /** Responds identically for every address, whether or not it belongs to a user. */
  "/api/auth/forgot-password": {
    POST: endpoint({
      access: "public",
      body: PasswordResetRequest,
      run: ({ ctx, body }) => requestPasswordReset(ctx, body.email),
    }),
  },
  "/api/auth/reset-password": {
    POST: endpoint({
      access: "public",
      body: PasswordReset,
      run: async ({ ctx, body, args }) => {
        const { userId } = await resetPassword(ctx, body.token, body.password);
        await rememberBrowser(args.context, userId);
      },
    }),
  },
  "/api/auth/verify-email": {
    POST: endpoint({
      access: "public",
      body: TokenOnly,
      run: async ({ ctx, body }) => {
        await verifyEmail(ctx, body.token);
      },
    }),
  },
  "/api/auth/change-email": {
    POST: endpoint({
      access: "public",
      body: TokenOnly,
      run: async ({ ctx, body }) => {
        await confirmEmailChange(ctx, body.token);
      },
    }),
  },
  "/api/agents/signup": {
    POST: endpoint({
      access: "public",
      body: async (ctx) => agentSignupOf(await operatorMinimum(ctx)),
      status: 201,
      run: async ({ ctx, body }) => {
        const { agentId } = await registerAgent(ctx, body);
        const agent = await findAgent(ctx, agentId);
        return { agent: agent && agentJson(agent) };
      },
    }),
  },
  "/api/agents/login": {
    POST: endpoint({
      access: "public",
      body: LoginCall,
      run: async ({ ctx, body, args }) => {
        const signedIn = await signInAgent(ctx, body);
        const { actor, account } = await startSessionOfCall(ctx, args, signedIn, body.code);
        return agentLoginJson(signedIn.agent, await userWithUsage(ctx, actor, account), paths.agent.home);
      },
    }),
  },
  /** Redirects to an external identity provider: the requested or only one, else the page that lists them all. */
  "/api/login": {
    GET: endpoint({
      access: "public",
      run: async ({ ctx, args, request }) => {
        const query = new URL(request.url).searchParams;
        const back = safeRedirect(query.get("redirect"), "");
        if (ctx.actor.kind === "user")
          return redirect(pathAfterSignIn({ actor: ctx.actor, account: ctx.account }, back));
        const isAgent = query.get("type") === "agent";
        const page = paths.withQuery(isAgent ? paths.agent.login : paths.auth.businessLogin, {
          redirect: back,
        });
        const doors = await listIdentityProviders(ctx);
        const key = query.get("provider") ?? (doors.length === 1 ? doors[0]?.key : undefined);
        if (!key) return redirectWithFlash(args.context, page, chooseFlash(doors.length > 0));
        return catchDomainError(
          async () =>
            redirectOutside(await redirectToProvider(args, ctx, { key, back, isAgent, linkTo: null })),
          ({ message }) =>
            redirectWithFlash(args.context, page, { kind: "error", title: "Login failed", text: message }),
        );
      },
    }),
  },
};
