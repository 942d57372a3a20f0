import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { DomainError } from "~/core/errors";
import { auditStatement } from "~/domains/audit/audit.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { chargeQuota } from "~/domains/quotas/charge-quota.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { m } from "~/messages/messages";
import { addressTaken } from "./address-taken";
import { requirePassword, type UserContext } from "./current-user.server";
import { addressee, changeEmailMail, emailChangeAskedMail, emailChangedMail } from "./mails";
import { consumeToken, newToken, withdrawTokens, withdrawUnlessPassword } from "./one-time-tokens.server";
import { consumeAttempt } from "./sign-in/rate-limiter.server";
import { users } from "./tables";
import { transactionalMailQuota } from "./transactional-mail-quota.server";

const taken = () =>
  new DomainError("conflict", m.auth_change_email_an_account_with_this_email(), { field: "email" });

/** @throws DomainError invalid on the password; conflict on the address; too_many; limit_reached */
export async function requestEmailChange(
  ctx: UserContext,
  input: { email: string; password: string },
): Promise<void> {
  const user = await requirePassword(ctx, input.password);
  await consumeAttempt(ctx, ["change-email-user", user.id], ["typed-address", emailKey(input.email)]);
  const [other] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(input.email)))
    .limit(1);
  if (other) throw taken();
  if (user.isDemo) return;
  const { token, tokenHash, statement } = await newToken(ctx, "change-email", user.id, input.email);
  const charges = transactionalMailQuota(ctx, input.email);
  await chargeQuota(ctx, charges, (count) =>
    ctx.db.batch([
      count,
      withdrawTokens(ctx, user.id),
      statement,
      mailStatement(ctx, {
        cause: `change-email:${tokenHash}`,
        to: { address: input.email },
        ...changeEmailMail(ctx.config, token),
      }),
      mailStatement(ctx, {
        cause: `change-email-asked:${tokenHash}`,
        to: addressee(user),
        ...emailChangeAskedMail(ctx.config),
      }),
      auditStatement(ctx, { action: "request-email-change", target: `user:${user.id}` }),
      withdrawUnlessPassword(ctx, tokenHash, user.id, user.passwordHash),
    ]),
  );
  await queueMails(ctx);
}

/** @throws DomainError invalid; conflict if the address was registered in the meantime */
export async function confirmEmailChange(ctx: Context, token: string): Promise<{ userId: number }> {
  const { userId, email } = await consumeToken(ctx, "change-email", token);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).limit(1);
  if (!user || !email || user.deactivatedAt || user.suspendedAt)
    throw new DomainError("invalid", m.auth_change_email_this_account_is_closed());
  const address = { email, emailKey: emailKey(email), emailVerifiedAt: ctx.now() };
  const cause = `email-changed:${userId}:${crypto.randomUUID()}`;
  try {
    await ctx.db.batch([
      ctx.db
        .update(users)
        .set(address)
        .where(and(eq(users.id, userId), isNull(users.deactivatedAt))),
      withdrawTokens(ctx, userId),
      auditStatement(ctx, { action: "change-email", target: `user:${userId}` }),
      mailStatement(ctx, {
        cause,
        to: addressee(user),
        ...emailChangedMail(await operatorConfig(ctx)),
      }),
    ]);
  } catch (error) {
    throw addressTaken(error);
  }
  await queueMails(ctx);
  return { userId };
}
