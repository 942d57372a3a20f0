import { and, eq, isNull, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import type { Provider } from "../connecting/providers";
import { queueInbox } from "../inboxes/queue-inboxes.server";
import type { Mailbox } from "../lease-mailbox.server";
import { getMailbox } from "../mailboxes.server";
import { queueMailbox } from "../queue-mailbox.server";
import { inboxes, mailboxes, oauthTokens } from "../tables";
import type { sealedTokens } from "./access-token.server";
import type { OauthKey } from "./oauth-keys";

interface OauthToken extends Pick<Provider, "smtp" | "imap"> {
  key: OauthKey;
  sealed: Awaited<ReturnType<typeof sealedTokens>>;
}

const isOf = (mailboxId: number) => eq(oauthTokens.mailboxId, mailboxId);

/** Excludes a mailbox removed in the meantime: its tokens would never be deleted. */
const isKept = (ctx: BusinessContext, mailboxId: number) =>
  and(eq(mailboxes.id, mailboxId), eq(mailboxes.accountId, ctx.account.id), isNull(mailboxes.removedAt));

function writeOauthToken(ctx: BusinessContext, mailboxId: number, { key, smtp, imap, sealed }: OauthToken) {
  const { encryptedAccess, encryptedRefresh, expiresAt } = sealed;
  const from = ctx.db
    .select({
      mailboxId: mailboxes.id,
      accountId: mailboxes.accountId,
      provider: sql`${key}`.as("provider"),
      smtpHost: sql`${smtp.host}`.as("smtp_host"),
      imapHost: sql`${imap.host}`.as("imap_host"),
      encryptedAccess: sql`${encryptedAccess}`.as("encrypted_access"),
      encryptedRefresh: sql`${encryptedRefresh}`.as("encrypted_refresh"),
      expiresAt: sql`${toUnixSeconds(expiresAt)}`.as("expires_at"),
      createdAt: sql`${toUnixSeconds(ctx.now())}`.as("created_at"),
    })
    .from(mailboxes)
    .where(isKept(ctx, mailboxId));
  return ctx.db
    .insert(oauthTokens)
    .select(from)
    .onConflictDoUpdate({
      target: oauthTokens.mailboxId,
      set: { provider: key, smtpHost: smtp.host, imapHost: imap.host, ...sealed },
    })
    .returning({ mailboxId: oauthTokens.mailboxId });
}

const requireWritten = (rows: readonly unknown[]) => {
  if (rows.length === 0)
    throw new DomainError("conflict", "This mailbox was removed elsewhere. Reload the page.");
};

/** @throws DomainError limit_reached; conflict if the mailbox was removed in the meantime */
export async function saveOauthToken(
  ctx: BusinessContext,
  mailboxId: number,
  grant: OauthToken,
): Promise<void> {
  const [, written] = await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.db.batch([count, writeOauthToken(ctx, mailboxId, grant)]),
  );
  requireWritten(written);
}

export async function findSignedIn(
  ctx: AccountContext,
  address: string,
  host: string,
): Promise<Mailbox | null> {
  const [row] = await ctx.db
    .select()
    .from(mailboxes)
    .where(
      and(
        eq(mailboxes.accountId, ctx.account.id),
        sql`${mailboxes.fromAddress} = ${address} collate nocase`,
        eq(mailboxes.host, host),
        eq(mailboxes.isDemo, false),
        isNull(mailboxes.removedAt),
      ),
    )
    .limit(1);
  return row ?? null;
}

/**
 * Replaces a revoked token or a password. A paused mailbox stays paused.
 * @throws DomainError limit_reached; conflict if the mailbox was removed in the meantime
 */
export async function signInAgain(
  ctx: BusinessContext,
  mailbox: Mailbox,
  grant: OauthToken,
): Promise<Mailbox> {
  const { id, fromAddress: username } = mailbox;
  const { smtp, imap } = grant;
  const nextPollAt = ctx.now();
  const isNew = sql`not exists (select 1 from ${oauthTokens} where ${isOf(id)})`;
  const isSameUser = sql`${inboxes.username} = ${username}`;
  const [, written] = await withQuota(
    ctx,
    { rows: 1 },
    (count) =>
      ctx.db.batch([
        count,
        writeOauthToken(ctx, id, grant),
        ctx.db
          .update(inboxes)
          .set({
            port: imap.port,
            security: imap.security,
            username,
            encryptedPassword: null,
            uidValidity: sql`case when ${isSameUser} then ${inboxes.uidValidity} end`,
            uidNext: sql`case when ${isSameUser} then ${inboxes.uidNext} end`,
            nextPollAt,
            leaseUntil: null,
            leaseId: null,
            failures: 0,
            lastError: null,
            serverMessage: null,
            failingSince: null,
          })
          .where(and(eq(inboxes.mailboxId, id), eq(inboxes.host, imap.host))),
        ctx.db
          .update(mailboxes)
          .set({
            port: smtp.port,
            security: smtp.security,
            username,
            encryptedPassword: null,
            unreachableAt: null,
            unreachableReason: null,
          })
          .where(isKept(ctx, id)),
        auditIfChanged(ctx, { action: "sign-in-mailbox", target: `mailbox:${id}` }),
      ]),
    { onlyIf: isNew },
  );
  requireWritten(written);
  await queueInbox(ctx, id, nextPollAt);
  await queueMailbox(ctx, id);
  return getMailbox(ctx, id);
}
