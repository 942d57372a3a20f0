import { and, eq, ne } from "drizzle-orm";
import { auditStatement } from "~/domains/admin/audit.server";
import { queuedMail, wakeMail } from "~/domains/mail/queue-mail.server";
import { requireGoodPassword } from "./good-password.server";
import { passwordChangedMail } from "./mails";
import { withdrawTokens } from "./one-time-tokens.server";
import { hashPassword } from "./password.server";
import { requirePassword, type UserContext } from "./self.server";
import { sessions, users } from "./tables";

/**
 * Changes the password of the signed-in user and signs out every other browser.
 * @throws DomainError invalid on currentPassword or newPassword; too_many
 */
export async function changePassword(
  ctx: UserContext,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  const { userId, userType, sessionHash = "" } = ctx.actor;
  await requireGoodPassword(ctx, newPassword, userType, "newPassword");
  const user = await requirePassword(ctx, currentPassword, "currentPassword");
  const passwordHash = await hashPassword(ctx.config, newPassword);
  const cause = `password-changed:${userId}:${crypto.randomUUID()}`;
  const to = { address: user.email, name: user.firstName };
  const mail = user.isDemo ? [] : [queuedMail(ctx, { cause, to, ...passwordChangedMail(ctx.config) })];
  await ctx.db.batch([
    ctx.db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionHash))),
    withdrawTokens(ctx, userId),
    auditStatement(ctx, { action: "change-password", target: `user:${userId}` }),
    ...mail,
  ]);
  await wakeMail(ctx);
}
