import { ImapError } from "~/adapters/imap/imap-error";
import { type ImapSettings, withInbox } from "~/adapters/imap/inbox";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { takeTry } from "~/domains/identity/sign-in/attempts.server";
import { getMailbox } from "../mailboxes.server";
import { type InboxTrouble, inboxTroubleText } from "./inbox-troubles";
import type { Inbox } from "./lease-inbox.server";
import { queueInbox } from "./queue-inboxes.server";
import { findInbox, imapSettingsFor, saveInbox } from "./save-inbox.server";
import type { InboxInput } from "./schemas";

/** Null where the server lets us in and has an inbox, else what keeps us out. */
export async function troubleOfInbox(settings: ImapSettings, look = withInbox) {
  try {
    return await look(settings, async () => null);
  } catch (error) {
    if (!(error instanceof ImapError)) throw error;
    return { trouble: error.trouble as InboxTrouble, said: error.message || null };
  }
}

const FIELDS: Partial<Record<InboxTrouble, string>> = {
  refused: "imapPassword",
  unreachable: "imapHost",
  unsupported: "imapHost",
  insecure: "imapSecurity",
};

/** Saves it once its server let us in. @throws DomainError not_found, invalid, too_many, limit_reached */
export async function connectInbox(
  ctx: BusinessContext,
  mailboxId: number,
  input: InboxInput,
): Promise<Inbox> {
  const mailbox = await getMailbox(ctx, mailboxId);
  const settings = await imapSettingsFor(ctx, mailbox, await findInbox(ctx, mailboxId), input);
  await takeTry(ctx, ["check-mailbox-account", ctx.account.id]);
  const found = await troubleOfInbox(settings);
  if (found) {
    const field = FIELDS[found.trouble];
    throw new DomainError("invalid", inboxTroubleText(found.trouble, found.said), field ? { field } : {});
  }
  const saved = await saveInbox(ctx, mailboxId, input);
  await queueInbox(ctx, mailboxId);
  return saved;
}
