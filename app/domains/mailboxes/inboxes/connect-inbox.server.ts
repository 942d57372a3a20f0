import { ImapError } from "~/adapters/imap/imap-error";
import { type ImapSettings, withInbox } from "~/adapters/imap/inbox";
import type { BusinessContext } from "~/core/context";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { asInvalid } from "./imap-settings.server";
import type { InboxError } from "./inbox-errors";
import type { Inbox } from "./lease-inbox.server";
import { queueInbox } from "./queue-inboxes.server";
import { findInbox, getReadable, imapSettingsFor, saveInbox } from "./save-inbox.server";
import type { InboxInput } from "./schemas";

/** Returns null if the server accepts our login and has an inbox, else the error. */
export async function probeInbox(settings: ImapSettings): Promise<InboxError | null> {
  try {
    return await withInbox(settings, async () => null);
  } catch (error) {
    if (!(error instanceof ImapError)) throw error;
    return { code: error.code, serverMessage: error.message || null, kind: settings.secret.kind };
  }
}

/** Saves an inbox once its server accepts our login. @throws DomainError not_found, conflict, invalid, too_many, limit_reached */
export async function connectInbox(
  ctx: BusinessContext,
  mailboxId: number,
  input: InboxInput,
): Promise<Inbox> {
  const mailbox = await getReadable(ctx, mailboxId);
  await consumeAttempt(ctx, ["check-mailbox-account", ctx.account.id]);
  const settings = await imapSettingsFor(ctx, mailbox, await findInbox(ctx, mailboxId), input);
  const found = await probeInbox(settings);
  if (found) throw asInvalid(found);
  const saved = await saveInbox(ctx, mailboxId, input);
  await queueInbox(ctx, mailboxId, saved.nextPollAt);
  return saved;
}
