import { and, eq, isNull, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { withQuota } from "~/domains/quotas/count-use.server";
import type { Provider } from "../connecting/providers";
import { queueInbox } from "../inboxes/queue-inboxes.server";
import type { Mailbox } from "../lease-mailbox.server";
import { getMailbox } from "../mailboxes.server";
import { queueMailbox } from "../queue-mailbox.server";
import { inboxes, mailboxes, mailGrants } from "../tables";
import type { sealedTokens } from "./access-token.server";
import type { GrantKey } from "./grant-keys";

interface Grant extends Pick<Provider, "smtp" | "imap"> {
  key: GrantKey;
  sealed: Awaited<ReturnType<typeof sealedTokens>>;
}

const isOf = (mailboxId: number) => eq(mailGrants.mailboxId, mailboxId);

function writeGrant(ctx: BusinessContext, mailboxId: number, { key, smtp, imap, sealed }: Grant) {
  const row = { provider: key, smtpHost: smtp.host, imapHost: imap.host, ...sealed };
  return ctx.db
    .insert(mailGrants)
    .values({ ...row, mailboxId, accountId: ctx.account.id, createdAt: ctx.now() })
    .onConflictDoUpdate({ target: mailGrants.mailboxId, set: row });
}

export const keepGrant = (ctx: BusinessContext, mailboxId: number, grant: Grant) =>
  withQuota(ctx, { rows: 1 }, (count) => ctx.db.batch([count, writeGrant(ctx, mailboxId, grant)]));

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

/** In place of a grant that was taken back, or of a password. A mailbox that is paused stays so. @throws DomainError limit_reached */
export async function signInAgain(ctx: BusinessContext, mailbox: Mailbox, grant: Grant): Promise<Mailbox> {
  const { id, fromAddress: username } = mailbox;
  const { smtp, imap } = grant;
  const nextLookAt = ctx.now();
  const isNew = sql`not exists (select 1 from ${mailGrants} where ${isOf(id)})`;
  const isSameUser = sql`${inboxes.username} = ${username}`;
  await withQuota(
    ctx,
    { rows: 1 },
    (count) =>
      ctx.db.batch([
        count,
        writeGrant(ctx, id, grant),
        ctx.db
          .update(inboxes)
          .set({
            port: imap.port,
            security: imap.security,
            username,
            passwordSealed: null,
            uidValidity: sql`case when ${isSameUser} then ${inboxes.uidValidity} end`,
            uidNext: sql`case when ${isSameUser} then ${inboxes.uidNext} end`,
            nextLookAt,
            leaseUntil: null,
            leaseId: null,
            failures: 0,
            trouble: null,
            troubleSaid: null,
            troubleSince: null,
          })
          .where(and(eq(inboxes.mailboxId, id), eq(inboxes.host, imap.host))),
        ctx.db
          .update(mailboxes)
          .set({
            port: smtp.port,
            security: smtp.security,
            username,
            passwordSealed: null,
            unreachableAt: null,
            unreachableReason: null,
          })
          .where(and(eq(mailboxes.id, id), eq(mailboxes.accountId, ctx.account.id))),
        auditIfChanged(ctx, { action: "sign-in-mailbox", target: `mailbox:${id}` }),
      ]),
    { onlyIf: isNew },
  );
  await queueInbox(ctx, id, nextLookAt);
  await queueMailbox(ctx, id);
  return getMailbox(ctx, id);
}
