import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { forgetTries, returnTry, takeTry } from "./attempts.server";
import { emailKey } from "./email";
import { newToken, withdrawUnlessPassword } from "./one-time-tokens.server";
import { hashPassword, isOutdated, verifyPassword } from "./password.server";
import type { EmailLogin } from "./schemas";
import { users } from "./tables";

export interface SignedIn {
  userId: number;
  /** Whether a code is needed too: `openSession` refuses this user without one. */
  needsSecondFactor: boolean;
  /** For `finishSecondFactor`, within 5 minutes. */
  secondFactorToken: string | null;
  /** The hash the password was right for: `openSession` refuses it once another one stands in its place. */
  passwordHash: string | null;
}

/**
 * The user whose password this is. The answer and its time are the same for an unknown address and a suspended user.
 * @throws DomainError unauthenticated; too_many before anything is computed
 */
export async function signIn(ctx: Context, input: EmailLogin): Promise<SignedIn> {
  const key = emailKey(input.email);
  await takeTry(ctx, ["sign-in-network", ctx.client.address], ["sign-in-account", key]);
  const [user] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash, totpConfirmedAt: users.totpConfirmedAt })
    .from(users)
    .where(and(eq(users.emailKey, key), isNull(users.deactivatedAt), isNull(users.suspendedAt)))
    .limit(1);
  if (!(await verifyPassword(ctx.config, input.password, user?.passwordHash ?? null)) || !user?.passwordHash)
    throw new DomainError(
      "unauthenticated",
      "Unauthorized: Invalid credentials. Please check your email and password.",
    );
  await Promise.all([
    forgetTries(ctx, "sign-in-account", key),
    returnTry(ctx, "sign-in-network", ctx.client.address),
  ]);
  const passwordHash = isOutdated(user.passwordHash)
    ? await rehash(ctx, user.id, user.passwordHash, input.password)
    : user.passwordHash;
  return afterProof(ctx, { ...user, passwordHash });
}

/** Makes the hash anew with today's parameters, unless the password was changed meanwhile. */
async function rehash(ctx: Context, userId: number, outdated: string, password: string): Promise<string> {
  const passwordHash = await hashPassword(ctx.config, password);
  await ctx.db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, outdated)));
  return passwordHash;
}

/** What follows once somebody proved who they are: the session, or first the code. */
export async function afterProof(
  ctx: Context,
  user: { id: number; totpConfirmedAt: Date | null; passwordHash: string | null },
): Promise<SignedIn> {
  const { id: userId, passwordHash } = user;
  if (!user.totpConfirmedAt)
    return { userId, needsSecondFactor: false, secondFactorToken: null, passwordHash };
  const { token, tokenHash, statement } = await newToken(ctx, "second-factor", userId);
  await ctx.db.batch([statement, withdrawUnlessPassword(ctx, tokenHash, userId, passwordHash)]);
  return { userId, needsSecondFactor: true, secondFactorToken: token, passwordHash };
}
