import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { emailKey } from "~/core/email";
import { auditStatement } from "~/domains/audit/audit.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { chargeQuota } from "~/domains/quotas/charge-quota.server";
import { unlinkUnproved } from "../external/external-identities.server";
import { addressee, passwordChangedMail, resetMail } from "../mails";
import { consumeToken, getToken, newToken, withdrawTokens } from "../one-time-tokens.server";
import { rateLimitBuckets, sessions, users } from "../tables";
import { transactionalMailQuota } from "../transactional-mail-quota.server";
import { hashPassword } from "./password.server";
import { assertPasswordPolicy } from "./password-policy.server";
import { consumeAttempt } from "./rate-limiter.server";
import { deleteDevices, deviceHashOf, isKnownDevice } from "./remember-device.server";

/** Response and work are the same for an unknown address. @throws DomainError too_many; limit_reached */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  const key = emailKey(email);
  const device = await deviceHashOf(ctx);
  const [found] = await ctx.db
    .select({ user: users, isKnown: isKnownDevice(device) })
    .from(users)
    .where(and(eq(users.emailKey, key), isNull(users.deactivatedAt), isNull(users.suspendedAt)))
    .limit(1);
  const user = found?.user;
  const own = found?.isKnown ? device : null;
  await (own
    ? consumeAttempt(ctx, ["reset-device", `${found?.user.id}:${own}`])
    : consumeAttempt(ctx, ["reset-network", ctx.client.address], ["reset-account", key]));
  const { token, tokenHash, statement } = await newToken(ctx, "reset-password", user?.id ?? 0, key);
  const cause = `reset-password:${tokenHash}`;
  await chargeQuota<unknown>(ctx, transactionalMailQuota(ctx, email, { ownDevice: own }), (count) => {
    if (user && !user.isDemo) {
      const to = addressee(user);
      const mail = mailStatement(ctx, { cause, to, ...resetMail(ctx.config, token) });
      return ctx.db.batch([count, statement, mail]);
    }
    const nobody = { failures: 0, notBefore: ctx.now(), expiresAt: ctx.now() };
    return ctx.db.batch([
      count,
      ctx.db.insert(rateLimitBuckets).values({ key: tokenHash, ...nobody }),
      ctx.db.insert(rateLimitBuckets).values({ key: cause, ...nobody }),
    ]);
  });
  await queueMails(ctx);
}

/**
 * Forgets every browser; the caller remembers the current one.
 * @throws DomainError invalid; a rejected password keeps the link valid
 */
export async function resetPassword(
  ctx: Context,
  token: string,
  password: string,
): Promise<{ userId: number; userType: UserActor["userType"] }> {
  const { userType } = await getToken(ctx, "reset-password", token);
  await assertPasswordPolicy(ctx, password, userType);
  const { userId, email } = await consumeToken(ctx, "reset-password", token);
  const passwordHash = await hashPassword(ctx.config, password);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).limit(1);
  const cause = `password-changed:${userId}:${crypto.randomUUID()}`;
  const to = user ? addressee(user) : { address: "" };
  const proves = and(eq(users.id, userId), eq(users.emailKey, email ?? ""), isNull(users.emailVerifiedAt));
  await ctx.db.batch([
    // An unconfirmed user who linked other sign-in methods may be someone else. A second factor stays: access to the
    // mailbox alone never removes it.
    unlinkUnproved(ctx, userId, sql`exists (select 1 from users where ${proves})`),
    ctx.db.update(users).set({ emailVerifiedAt: ctx.now() }).where(proves),
    ctx.db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    ctx.db.delete(sessions).where(eq(sessions.userId, userId)),
    deleteDevices(ctx, userId),
    withdrawTokens(ctx, userId),
    auditStatement(ctx, { action: "reset-password", target: `user:${userId}` }),
    mailStatement(ctx, { cause, to, ...passwordChangedMail(ctx.config) }),
  ]);
  await queueMails(ctx);
  return { userId, userType };
}
