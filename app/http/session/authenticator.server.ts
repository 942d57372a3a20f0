import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Context } from "~/core/context";
import { signInAgent } from "~/domains/agents/sign-in-agent.server";
import { EmailLogin } from "~/domains/identity/schemas";
import { type SignedIn, signIn } from "~/domains/identity/sign-in/sign-in.server";
import { handleForm } from "../pages/form.server";

type Way = "password" | "agent-password";

/** The ways to sign in with a password. Each yields a user ID; the session is ours (see session.server.ts). */
function authenticatorOf(ctx: Context): Authenticator<SignedIn> {
  const authenticator = new Authenticator<SignedIn>();
  const way = (check: typeof signIn) =>
    new FormStrategy<SignedIn>(({ form }) => check(ctx, EmailLogin.parse(Object.fromEntries(form))));
  authenticator.use(way(signIn), "password" satisfies Way);
  authenticator.use(way(signInAgent), "agent-password" satisfies Way);
  return authenticator;
}

type Args = Pick<ActionFunctionArgs, "request" | "context">;

/**
 * A page's action that signs in. The form is validated on a copy of the request, within the usual form limits.
 * remix-auth then reads the original request. `prove` throws the sign-in errors.
 */
export const handleSignIn = (
  { request, context }: Args,
  way: Way,
  schema: typeof EmailLogin,
  run: (prove: () => Promise<SignedIn>, input: EmailLogin) => Promise<Response>,
) =>
  handleForm({ request: request.clone() as Request }, schema, (input) =>
    run(() => authenticatorOf(context.base).authenticate(way, request), input),
  );
