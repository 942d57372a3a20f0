import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { requirePassword, type UserContext } from "~/domains/identity/current-user.server";
import { eraseAccountMail } from "~/domains/identity/mails";
import { getToken, newToken } from "~/domains/identity/one-time-tokens.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { getProfile } from "~/domains/identity/profile.server";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { transactionalMailQuota } from "~/domains/identity/transactional-mail-quota.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { chargeQuota } from "~/domains/quotas/charge-quota.server";
import { m } from "~/messages/messages";
import { eraseUser } from "./erase-user.server";

const ACTION = "erase-self";

/**
 * Erases the current user. Users without a password first confirm by an emailed link.
 * @throws DomainError forbidden; invalid; conflict for the last admin or owner; too_many
 */
export async function eraseSelf(ctx: UserContext, password: string): Promise<"erased" | "link-sent"> {
  requireNotImpersonating(ctx);
  if (ctx.actor.isDemo) throw new DomainError("forbidden", m.privacy_erase_self_demo_users_cant_be_erased());
  if (!(await getProfile(ctx)).hasPassword) return sendLink(ctx);
  await requirePassword(ctx, password);
  await eraseUser(ctx, ctx.actor.userId, ACTION);
  return "erased";
}

async function sendLink(ctx: UserContext): Promise<"link-sent"> {
  const { userId, email } = ctx.actor;
  await consumeAttempt(ctx, ["verify-email-user", userId]);
  const { token, tokenHash, statement } = await newToken(ctx, "erase-account", userId, email);
  const mail = eraseAccountMail(ctx.config, token);
  const to = { address: email };
  const queued = mailStatement(ctx, { cause: `erase-account:${tokenHash}`, to, ...mail });
  await chargeQuota(ctx, transactionalMailQuota(ctx, email), (count) =>
    ctx.db.batch([count, statement, queued]),
  );
  await queueMails(ctx);
  return "link-sent";
}

/** Erases the user of an emailed link; after an error the link stays valid. @throws DomainError as `eraseSelf` */
export async function eraseByLink(ctx: Context, token: string): Promise<void> {
  const { userId } = await getToken(ctx, "erase-account", token);
  // Erasing deletes the link in the same batch: of two concurrent requests, the second finds the user erased.
  await eraseUser(ctx, userId, ACTION);
}
