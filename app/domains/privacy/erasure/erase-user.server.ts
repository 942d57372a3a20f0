import type { Context } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { reasonOf } from "~/core/log";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { suspendWithoutUserStatement } from "~/domains/identity/account-suspension.server";
import {
  closeAccountStatement,
  eraseUserStatement,
  erasureOf,
} from "~/domains/identity/erasure/erase-user-row.server";
import { erasedMail } from "~/domains/identity/mails";
import { removePicturesOf } from "~/domains/identity/pictures/profile-picture.server";
import { findUser } from "~/domains/identity/users/users.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { erasureStatements } from "./erasure-statements.server";

export const LAST_ADMIN = "This is the last administrator. Make another user an administrator first.";
export const LAST_OWNER =
  "This is the account’s only owner. Make a teammate an owner first, or remove all other members.";

async function refusal(ctx: Context, userId: number): Promise<DomainError> {
  if ((await findUser(ctx, userId))?.deactivatedAt)
    return new DomainError("conflict", "This user was deleted.");
  return new DomainError(
    "conflict",
    (await erasureOf(ctx, userId)) === "last-owner" ? LAST_OWNER : LAST_ADMIN,
  );
}

/**
 * Erases a user in one batch; a job then deletes a closed account's data. @throws DomainError not_found; conflict for
 * the last admin or owner
 */
export async function eraseUser(ctx: Context, userId: number, action: string): Promise<void> {
  const user = await findUser(ctx, userId);
  if (!user) throw notFound("This user");
  const suspension = {
    action: "suspend-account",
    target: `account:${user.accountId}`,
    detail: { withUser: userId },
  };
  const results = await ctx.d1.batch<{ id: number }>([
    statement(ctx, eraseUserStatement(ctx, userId)),
    statement(ctx, auditIfChanged(ctx, { action, target: `user:${userId}` })),
    statement(ctx, closeAccountStatement(ctx, user.accountId)),
    statement(ctx, suspendWithoutUserStatement(ctx, user.accountId)),
    statement(ctx, auditIfChanged(ctx, suspension)),
    ...erasureStatements(ctx, user),
  ]);
  if (results[0]?.results.length === 0) throw await refusal(ctx, userId);
  await removePicturesOf(ctx, userId).catch((error) =>
    ctx.log.error("picture of an erased user was not removed", reasonOf(error)),
  );
  await tell(ctx, user);
  const closed = results[2]?.results[0];
  if (closed) await ctx.queue.send({ kind: "empty-account", accountId: closed.id }).catch(() => {});
}

/** The user is already erased, so a failing email is only logged. */
async function tell(
  ctx: Context,
  { id, email, isDemo }: { id: number; email: string; isDemo: boolean },
): Promise<void> {
  if (isDemo) return;
  try {
    const mail = erasedMail(await operatorConfig(ctx));
    await mailStatement(ctx, { cause: `user-erased:${id}`, to: { address: email }, ...mail });
    await queueMails(ctx);
  } catch (error) {
    ctx.log.error("mail of an erased user failed", reasonOf(error));
  }
}
