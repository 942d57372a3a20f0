import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Context } from "~/core/context";
import { EmailLogin } from "~/domains/identity/schemas";
import { signIn } from "~/domains/identity/sign-in.server";

/** The ways to prove who one is. Each ends in a user id; the session is ours (see session.server.ts). */
export function authenticatorOf(ctx: Context): Authenticator<{ userId: number }> {
  const authenticator = new Authenticator<{ userId: number }>();
  authenticator.use(
    new FormStrategy(({ form }) => signIn(ctx, EmailLogin.parse(Object.fromEntries(form)))),
    "password",
  );
  return authenticator;
}
