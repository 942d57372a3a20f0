import { eq } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { m } from "~/messages/messages";
import { requireNotImpersonating } from "./policy";
import { verifyPassword } from "./sign-in/password.server";
import { consumeAttempt, resetAttempts } from "./sign-in/rate-limiter.server";
import { users } from "./tables";

export type UserContext = Context & { actor: UserActor };

/** Requires the password, because a browser may be left open. @throws DomainError invalid on the field; too_many; forbidden while impersonated */
export async function requirePassword(ctx: UserContext, password: string, field = "password") {
  requireNotImpersonating(ctx);
  const { userId } = ctx.actor;
  await consumeAttempt(ctx, ["password-user", userId]);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).limit(1);
  if (!user || !(await verifyPassword(ctx.config, password, user.passwordHash)))
    throw new DomainError("invalid", m.auth_current_user_this_password_is_not_correct(), { field });
  await resetAttempts(ctx, "password-user", userId);
  return user;
}

/** @throws DomainError forbidden for a demo user: its password is public, and a change would lock other visitors out */
export function requireOwnUser({ actor }: UserContext): void {
  if (actor.isDemo) throw new DomainError("forbidden", m.auth_current_user_sign_in_settings_of_demo());
}

const FRESH_MS = 10 * 60_000;

export const isFreshlySignedIn = ({ actor, now }: UserContext) =>
  now().getTime() - actor.signedInAt.getTime() < FRESH_MS;

/** Requires the password, or a sign-in in the last minutes for users without one. @throws DomainError like `requirePassword` */
export async function requireFresh(
  ctx: UserContext,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (password === undefined && isFreshlySignedIn(ctx)) return requireNotImpersonating(ctx);
  await requirePassword(ctx, password ?? "", field);
}
