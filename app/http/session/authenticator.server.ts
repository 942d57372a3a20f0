import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Context } from "~/core/context";
import { signInAgent } from "~/domains/agents/sign-in-agent.server";
import { EmailLogin } from "~/domains/identity/schemas";
import { type SignedIn, signIn } from "~/domains/identity/sign-in/sign-in.server";

type Way = "password" | "agent-password";

/** The ways to prove who one is. Each ends in a user id; the session is ours (see session.server.ts). */
function authenticatorOf(ctx: Context): Authenticator<SignedIn> {
  const authenticator = new Authenticator<SignedIn>();
  const way = (check: typeof signIn) =>
    new FormStrategy<SignedIn>(({ form }) => check(ctx, EmailLogin.parse(Object.fromEntries(form))));
  authenticator.use(way(signIn), "password" satisfies Way);
  authenticator.use(way(signInAgent), "agent-password" satisfies Way);
  return authenticator;
}

/** Checks what a form of sign-in was filled with. remix-auth reads a request itself: this makes it one. */
export function authenticate(ctx: Context, way: Way, { email, password }: EmailLogin): Promise<SignedIn> {
  const body = new URLSearchParams({ email, password });
  return authenticatorOf(ctx).authenticate(way, new Request(ctx.config.APP_ORIGIN, { method: "POST", body }));
}
