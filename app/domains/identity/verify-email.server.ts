import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { DomainError } from "~/core/errors";
import { auditStatement } from "~/domains/audit/audit.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { chargeQuota } from "~/domains/quotas/charge-quota.server";
import { m } from "~/messages/messages";
import type { UserContext } from "./current-user.server";
import { verifyMail } from "./mails";
import { consumeToken, newToken } from "./one-time-tokens.server";
import { consumeAttempt } from "./sign-in/rate-limiter.server";
import { users } from "./tables";
import { transactionalMailQuota } from "./transactional-mail-quota.server";

/**
 * Does nothing if the address is confirmed. `next` is the path that the link returns to.
 * @throws DomainError too_many; limit_reached
 */
export async function requestEmailVerification(ctx: UserContext, next = ""): Promise<void> {
  const { userId, email, isVerified, isDemo } = ctx.actor;
  if (isVerified || isDemo) return;
  await consumeAttempt(ctx, ["verify-email-user", userId]);
  const { token, tokenHash, statement } = await newToken(ctx, "verify-email", userId, email);
  const to = { address: email };
  const mail = mailStatement(ctx, {
    cause: `verify-email:${tokenHash}`,
    to,
    ...verifyMail(ctx.config, token, next),
  });
  await chargeQuota(ctx, transactionalMailQuota(ctx, email), (count) =>
    ctx.db.batch([count, statement, mail]),
  );
  await queueMails(ctx);
}

/** @throws DomainError invalid if the user has another address by now */
export async function verifyEmail(ctx: Context, token: string): Promise<{ userId: number }> {
  const { userId, email } = await consumeToken(ctx, "verify-email", token);
  const now = ctx.now();
  const sameAddress = and(eq(users.id, userId), eq(users.emailKey, emailKey(email ?? "")));
  const [known] = await ctx.db.select({ id: users.id }).from(users).where(sameAddress).limit(1);
  if (!known) throw new DomainError("invalid", m.auth_verify_email_your_accounts_email_address_has());
  await ctx.db.batch([
    ctx.db
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(sameAddress, isNull(users.emailVerifiedAt))),
    auditStatement(ctx, { action: "verify-email", target: `user:${userId}` }),
  ]);
  return { userId };
}
