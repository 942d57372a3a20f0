import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import {
  findSuspension,
  reactivateAccountStatement,
  suspendAccountStatement,
} from "~/domains/identity/account-suspension.server";
import { getAccount } from "~/domains/identity/find-account.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { m } from "~/messages/messages";
import { ownerMails } from "./owner-mails.server";
import type { WithReason } from "./schemas";

type AdminContext = Context & { actor: UserActor };

const suspendedNews = (app: string, reason: string) => ({
  subject: m.emails_account_suspended_subject({ app }),
  paragraphs: [
    m.emails_account_suspended_news({ reason }),
    m.emails_account_suspended_effects(),
    m.emails_account_suspended_next(),
  ],
});

const reactivatedNews = (app: string) => ({
  subject: m.emails_account_reactivated_subject({ app }),
  paragraphs: [m.emails_account_reactivated_news()],
});

/** Emails the owners of an account that was suspended together with its last active user, after that batch. */
export async function tellOfSuspension(ctx: Context, accountId: number): Promise<void> {
  const suspension = await findSuspension(ctx, accountId);
  if (!suspension) return;
  const cause = `account-suspended:${accountId}:${crypto.randomUUID()}`;
  const news = suspendedNews(ctx.config.APP_NAME, suspension.reason ?? "");
  await sendAfter(ctx, await ownerMails(ctx, { accountId, cause }, news, "appeal"));
}

export async function tellOfReactivation(ctx: Context, accountId: number): Promise<void> {
  const cause = `account-reactivated:${accountId}:${crypto.randomUUID()}`;
  const news = reactivatedNews(ctx.config.APP_NAME);
  await sendAfter(ctx, await ownerMails(ctx, { accountId, cause }, news, "open"));
}

async function sendAfter(ctx: Context, mails: D1PreparedStatement[]): Promise<void> {
  if (mails.length === 0) return;
  await ctx.d1.batch(mails);
  await queueMails(ctx);
}

/** Suspends an account; safe to repeat. @throws DomainError not_found; forbidden for your own account; conflict if closed */
export async function suspendAccount(
  ctx: AdminContext,
  accountId: number,
  { reason }: WithReason,
): Promise<void> {
  await getAccount(ctx, accountId);
  if (ctx.account?.id === accountId)
    // not translated: an error of a screen
    throw new DomainError("forbidden", "You can’t suspend your own account. Ask another administrator.");
  const cause = `account-suspended:${accountId}:${crypto.randomUUID()}`;
  const mails = await ownerMails(
    ctx,
    { accountId, cause },
    suspendedNews(ctx.config.APP_NAME, reason),
    "appeal",
  );
  const target = `account:${accountId}`;
  try {
    await ctx.d1.batch([
      statement(ctx, suspendAccountStatement(ctx, accountId, reason)),
      ctx.d1.prepare(IF_UNCHANGED),
      statement(ctx, auditStatement(ctx, { action: "suspend-account", target, detail: { reason } })),
      ...mails,
    ]);
  } catch (error) {
    if (!isAborted(error)) throw error;
    if ((await getAccount(ctx, accountId)).state === "suspended") return;
    // not translated: an error of a screen
    throw new DomainError("conflict", "This account is closed and can’t be changed.");
  }
  await queueMails(ctx);
}

const NO_USER = "All users of this account are suspended. Lift a user’s suspension first.";

/** Reactivates an account; safe to repeat. @throws DomainError not_found; conflict if it is closed or has no active user */
export async function reactivateAccount(ctx: AdminContext, accountId: number): Promise<void> {
  const { state } = await getAccount(ctx, accountId);
  if (state === "active") return;
  const cause = `account-reactivated:${accountId}:${crypto.randomUUID()}`;
  const mails = await ownerMails(ctx, { accountId, cause }, reactivatedNews(ctx.config.APP_NAME), "open");
  const target = `account:${accountId}`;
  try {
    await ctx.d1.batch([
      statement(ctx, reactivateAccountStatement(ctx, accountId)),
      ctx.d1.prepare(IF_UNCHANGED),
      statement(ctx, auditStatement(ctx, { action: "reactivate-account", target })),
      ...mails,
    ]);
  } catch (error) {
    if (!isAborted(error)) throw error;
    const now = await getAccount(ctx, accountId);
    if (now.state === "active") return;
    throw new DomainError(
      "conflict",
      now.state === "closed" ? "This account is closed and can’t be changed." : NO_USER,
    );
  }
  await queueMails(ctx);
}
