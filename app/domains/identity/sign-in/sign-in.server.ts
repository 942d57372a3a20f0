import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { DomainError } from "~/core/errors";
import { recordFailedSignIn } from "~/domains/audit/session-entries.server";
import { m } from "~/messages/messages";
import { newToken, withdrawUnlessPassword } from "../one-time-tokens.server";
import type { EmailLogin } from "../schemas";
import { users } from "../tables";
import { networkOf } from "./network";
import { hashPassword, isOutdated, verifyPassword } from "./password.server";
import { consumeAttempts, refundAttempt, resetAttempts } from "./rate-limiter.server";
import { deviceHashOf, isKnownDevice } from "./remember-device.server";

export interface SignedIn {
  userId: number;
  needsSecondFactor: boolean;
  /** For `finishSecondFactor`, within 5 minutes. */
  secondFactorToken: string | null;
  /** The hash that matched the password: `openSession` rejects it if it has changed since. */
  passwordHash: string | null;
  bySingleSignOn: boolean;
}

const OR_BY_LINK = " Or reset your password by email now.";

/** Key for one address as tried from one network, so that a stranger's attempts don't count against the owner. */
const pairOf = (key: string, address: string | null) => `${key}\n${address ? networkOf(address) : ""}`;

/** Response and time are the same for an unknown address and a suspended user. @throws DomainError unauthenticated; too_many */
export async function signIn(ctx: Context, input: EmailLogin): Promise<SignedIn> {
  const key = emailKey(input.email);
  const device = await deviceHashOf(ctx);
  const [user] = await ctx.db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      totpConfirmedAt: users.totpConfirmedAt,
      isKnown: isKnownDevice(device),
    })
    .from(users)
    .where(and(eq(users.emailKey, key), isNull(users.deactivatedAt), isNull(users.suspendedAt)))
    .limit(1);
  const own = user?.isKnown ? (["sign-in-device", `${user.id}:${device}`] as const) : null;
  const network = ["sign-in-network", ctx.client.address] as const;
  const pair = ["sign-in-pair", pairOf(key, ctx.client.address)] as const;
  await consumeAttempts(ctx, own ? [own] : [network, pair, ["sign-in-account", key]], OR_BY_LINK);
  if (
    !(await verifyPassword(ctx.config, input.password, user?.passwordHash ?? null)) ||
    !user?.passwordHash
  ) {
    await recordFailedSignIn(ctx, input.email, "password");
    throw new DomainError("unauthenticated", m.auth_sign_in_unauthorized_invalid_credentials_please_check());
  }
  // Strangers' attempts still count: the owner's sign-in doesn't reset them.
  await (own
    ? resetAttempts(ctx, ...own)
    : Promise.all([
        resetAttempts(ctx, ...pair),
        refundAttempt(ctx, "sign-in-account", key),
        refundAttempt(ctx, ...network),
      ]));
  const passwordHash = isOutdated(ctx.config, user.passwordHash)
    ? await rehash(ctx, user.id, user.passwordHash, input.password)
    : user.passwordHash;
  return afterProof(ctx, { ...user, passwordHash });
}

/** Keeps a password that was changed in the meantime. */
async function rehash(ctx: Context, userId: number, outdated: string, password: string): Promise<string> {
  const passwordHash = await hashPassword(ctx.config, password);
  await ctx.db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, outdated)));
  return passwordHash;
}

export async function afterProof(
  ctx: Context,
  user: { id: number; totpConfirmedAt: Date | null; passwordHash: string | null },
  by?: "single-sign-on",
): Promise<SignedIn> {
  const { id: userId, passwordHash } = user;
  const bySingleSignOn = by !== undefined;
  const signedIn = { userId, passwordHash, bySingleSignOn };
  if (!user.totpConfirmedAt) return { ...signedIn, needsSecondFactor: false, secondFactorToken: null };
  const purpose = bySingleSignOn ? "member-second-factor" : "second-factor";
  const { token, tokenHash, statement } = await newToken(ctx, purpose, userId);
  await ctx.db.batch([statement, withdrawUnlessPassword(ctx, tokenHash, userId, passwordHash)]);
  return { ...signedIn, needsSecondFactor: true, secondFactorToken: token };
}
