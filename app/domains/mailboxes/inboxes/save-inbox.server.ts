import { and, eq } from "drizzle-orm";
import { ImapError } from "~/adapters/imap/imap-error";
import type { ImapSettings } from "~/adapters/imap/inbox";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { seal } from "~/core/secrets/seal.server";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import type { Mailbox } from "../lease-mailbox.server";
import { getMailbox } from "../mailboxes.server";
import { removeInboxStatement } from "../remove-mailboxes.server";
import { sealOwner } from "../seal-owner";
import { inboxes } from "../tables";
import { asInvalid, INBOX_PASSWORD_USE, imapSettingsOf, requireImapServer } from "./imap-settings.server";
import { secretKindOf } from "./inbox-errors";
import { usualImapPort } from "./inbox-policy";
import type { Inbox } from "./lease-inbox.server";
import type { InboxInput } from "./schemas";

export async function findInbox(ctx: AccountContext, mailboxId: number): Promise<Inbox | null> {
  const [row] = await ctx.db
    .select()
    .from(inboxes)
    .where(and(eq(inboxes.mailboxId, mailboxId), eq(inboxes.accountId, ctx.account.id)))
    .limit(1);
  return row ?? null;
}

export async function getInbox(ctx: AccountContext, mailboxId: number): Promise<Inbox> {
  const inbox = await findInbox(ctx, mailboxId);
  if (!inbox) throw notFound("This mailbox’s inbox connection");
  return inbox;
}

interface Place {
  host: string;
  port: number;
  security: "tls" | "starttls" | "none";
  username: string;
}

async function placeOf(ctx: BusinessContext, mailbox: Mailbox, input: InboxInput): Promise<Place> {
  const { imapHost: host, imapSecurity: security } = input;
  const port = input.imapPort ?? usualImapPort(security);
  await requireImapServer(ctx, { host, port, security });
  return { host, port, security, username: input.imapUsername ?? mailbox.username ?? mailbox.fromAddress };
}

const isSamePlace = (before: Inbox | null, { host, username }: Place) =>
  before !== null && before.host === host && before.username === username;

/** @throws DomainError not_found; conflict for a mailbox that can't have an inbox */
export async function getReadable(ctx: AccountContext, mailboxId: number): Promise<Mailbox> {
  const mailbox = await getMailbox(ctx, mailboxId);
  if (mailbox.kind === "smtp" && !mailbox.isDemo) return mailbox;
  throw new DomainError(
    "conflict",
    `${mailbox.fromAddress} ${mailbox.isDemo ? "is part of the demo" : "is a platform address"} and has no inbox to connect.`,
  );
}

/**
 * A password is never sent to a server or user other than the one it was entered for.
 * @throws DomainError invalid if the provider returns no token, or a password is missing
 */
export async function imapSettingsFor(
  ctx: BusinessContext,
  mailbox: Mailbox,
  before: Inbox | null,
  input: InboxInput,
): Promise<ImapSettings> {
  const place = await placeOf(ctx, mailbox, input);
  const encryptedPassword = isSamePlace(before, place) ? (before?.encryptedPassword ?? null) : null;
  const { id: mailboxId, accountId } = mailbox;
  const settings = input.imapPassword
    ? { ...place, user: place.username, secret: { kind: "password" as const, text: input.imapPassword } }
    : await imapSettingsOf(ctx, { ...place, mailboxId, accountId, encryptedPassword }).catch((error) => {
        if (!(error instanceof ImapError)) throw error;
        throw asInvalid({
          code: error.code,
          serverMessage: error.message,
          kind: secretKindOf({ encryptedPassword }),
        });
      });
  if (settings) return settings;
  throw new DomainError("invalid", "Enter the password for this server and user.", { field: "imapPassword" });
}

/**
 * Adds or changes a mailbox's inbox. The next sync starts at the end: existing emails are never read.
 * @throws DomainError not_found, conflict, invalid, limit_reached
 */
export async function saveInbox(ctx: BusinessContext, mailboxId: number, input: InboxInput): Promise<Inbox> {
  const mailbox = await getReadable(ctx, mailboxId);
  const before = await findInbox(ctx, mailboxId);
  const place = await placeOf(ctx, mailbox, input);
  await imapSettingsFor(ctx, mailbox, before, input);
  const isSame = isSamePlace(before, place);
  const password = input.imapPassword;
  const now = ctx.now();
  const sealed = password
    ? await seal(ctx.config, INBOX_PASSWORD_USE, sealOwner(ctx.account.id), password)
    : isSame
      ? (before?.encryptedPassword ?? null)
      : null;
  const row = { ...place, encryptedPassword: sealed };
  const anew = {
    ...row,
    nextPollAt: now,
    leaseUntil: null,
    leaseId: null,
    stuckUid: null,
    stuckAttempts: 0,
    failures: 0,
    lastError: null,
    serverMessage: null,
    failingSince: null,
    ...(isSame
      ? {}
      : { uidValidity: null, uidNext: null, renumberedAt: null, skippedAt: null, polledAt: null }),
  };
  await withQuota(ctx, { rows: before ? 1 : 2 }, (count) =>
    ctx.db.batch([
      count,
      ctx.db
        .insert(inboxes)
        .values({ ...row, mailboxId, accountId: ctx.account.id, nextPollAt: now, createdAt: now })
        .onConflictDoUpdate({ target: inboxes.mailboxId, set: anew }),
      auditIfChanged(ctx, { action: "save-inbox", target: `mailbox:${mailboxId}` }),
    ]),
  );
  const saved = await findInbox(ctx, mailboxId);
  if (!saved) throw new Error("An inbox was not saved.");
  return saved;
}

export async function removeInbox(ctx: BusinessContext, mailboxId: number): Promise<void> {
  await getMailbox(ctx, mailboxId);
  const audit = auditIfChanged(ctx, { action: "remove-inbox", target: `mailbox:${mailboxId}` });
  await ctx.d1.batch([removeInboxStatement(ctx, mailboxId), statement(ctx, audit)]);
}
