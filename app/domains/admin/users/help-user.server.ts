import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { auditIfChanged, auditStatement } from "~/domains/audit/audit.server";
import { addressee, pictureRemovedMail, resetMail, secondFactorMail } from "~/domains/identity/mails";
import { newToken } from "~/domains/identity/one-time-tokens.server";
import { removePictureOf } from "~/domains/identity/pictures/profile-picture.server";
import { removeRecoveryCodes } from "~/domains/identity/second-factor/recovery-codes.server";
import { removeSecondFactorStatement } from "~/domains/identity/users/user-statements.server";
import { getUser } from "~/domains/identity/users/users.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { requireActiveUser, requireSomebodyElse } from "./policy";

/**
 * Emails a reset link to the user; no one else sees it. @throws DomainError not_found; conflict for users who can't
 * sign in or receive email
 */
export async function sendPasswordReset(ctx: Context, userId: number): Promise<void> {
  const user = await getUser(ctx, userId);
  requireActiveUser(user);
  if (user.isDemo)
    throw new DomainError("conflict", "Demo accounts don’t receive emails. Choose another user.");
  const { token, tokenHash, statement } = await newToken(ctx, "reset-password", userId, user.emailKey);
  await ctx.db.batch([
    statement,
    mailStatement(ctx, {
      cause: `reset-password:${tokenHash}`,
      to: addressee(user),
      ...resetMail(ctx.config, token),
    }),
    auditStatement(ctx, { action: "send-password-reset", target: `user:${userId}` }),
  ]);
  await queueMails(ctx);
}

/** @throws DomainError not_found, forbidden for yourself, conflict if two-factor authentication is off */
export async function switchSecondFactorOff(ctx: Context, userId: number): Promise<void> {
  requireSomebodyElse(ctx, userId, "turn off two-factor authentication for");
  const user = await getUser(ctx, userId);
  requireActiveUser(user);
  const isOff = new DomainError("conflict", "This user doesn’t use two-factor authentication.");
  if (!user.secondFactorSince) throw isOff;
  const cause = `second-factor-off:${userId}:${user.secondFactorSince.getTime()}`;
  const to = addressee(user);
  const [changed] = await ctx.db.batch([
    removeSecondFactorStatement(ctx, userId, user.secondFactorSince),
    auditIfChanged(ctx, { action: "switch-off-second-factor", target: `user:${userId}` }),
    removeRecoveryCodes(ctx, userId),
    ...(user.isDemo ? [] : [mailStatement(ctx, { cause, to, ...secondFactorMail(ctx.config, "off") })]),
  ]);
  if (changed.length === 0) throw isOff;
  await queueMails(ctx);
}

/** Removes a picture that violates the terms, and emails the user. @throws DomainError not_found; conflict if there is none */
export async function removeUserPicture(ctx: Context, userId: number): Promise<void> {
  const user = await getUser(ctx, userId);
  if (!user.profilePicture) throw new DomainError("conflict", "This user doesn’t have a profile picture.");
  const cause = `profile-picture-removed:${user.profilePicture}`;
  const mail = { cause, to: addressee(user), ...pictureRemovedMail(ctx.config) };
  await removePictureOf(ctx, userId, user.isDemo ? [] : [mailStatement(ctx, mail)]);
  await queueMails(ctx);
}
