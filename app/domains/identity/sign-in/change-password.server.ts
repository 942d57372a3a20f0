import { and, eq, ne, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { m } from "~/messages/messages";
import { requireOwnUser, requirePassword, type UserContext } from "../current-user.server";
import { addressee, passwordChangedMail } from "../mails";
import { withdrawTokens } from "../one-time-tokens.server";
import { sessions, users } from "../tables";
import { hashPassword } from "./password.server";
import { assertPasswordPolicy } from "./password-policy.server";
import { deleteDevices, deviceHashOf } from "./remember-device.server";

/** @throws DomainError invalid on currentPassword or newPassword; too_many */
export async function changePassword(
  ctx: UserContext,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  requireOwnUser(ctx);
  const { userId, userType, sessionHash = "" } = ctx.actor;
  await assertPasswordPolicy(ctx, newPassword, userType, "newPassword");
  const user = await requirePassword(ctx, currentPassword, "currentPassword");
  const passwordHash = await hashPassword(ctx.config, newPassword);
  const cause = `password-changed:${userId}:${crypto.randomUUID()}`;
  const to = addressee(user);
  const mail = user.isDemo ? [] : [mailStatement(ctx, { cause, to, ...passwordChangedMail(ctx.config) })];
  const known = and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash ?? ""));
  const isNew = sql`exists (select 1 from users u where u.id = ${userId} and u.password_hash = ${passwordHash})`;
  const [changed] = await ctx.db.batch([
    ctx.db.update(users).set({ passwordHash }).where(known).returning({ id: users.id }),
    auditIfChanged(ctx, { action: "change-password", target: `user:${userId}` }),
    ctx.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionHash), isNew)),
    deleteDevices(ctx, userId, await deviceHashOf(ctx)),
    withdrawTokens(ctx, userId),
    ...mail,
  ]);
  // A password set by a reset link during the check wins.
  if (changed.length === 0)
    throw new DomainError("invalid", m.auth_change_password_this_password_is_not_correct(), {
      field: "currentPassword",
    });
  await queueMails(ctx);
}
