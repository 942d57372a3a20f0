import { ImapError } from "~/adapters/imap/imap-error";
import { HEADERS_AT_ONCE, type Inbox as ImapInbox, MOST_UIDS, withInbox } from "~/adapters/imap/inbox";
import type { Account, Context } from "~/core/context";
import { findAccount } from "~/domains/identity/find-account.server";
import { imapSettingsOf } from "~/domains/mailboxes/inboxes/imap-settings.server";
import { MOST_HEADS } from "~/domains/mailboxes/inboxes/inbox-policy";
import {
  endLook,
  failLook,
  keepPlace,
  type LeasedInbox,
  leaseInbox,
  releaseInbox,
} from "~/domains/mailboxes/inboxes/lease-inbox.server";
import { queueInbox } from "~/domains/mailboxes/inboxes/queue-inboxes.server";
import { writeIfAllowed } from "~/domains/quotas/count-use.server";
import { takingsOf } from "~/domains/quotas/takings";
import { mailsOfOurs } from "./mails-of-ours.server";
import { takeMail } from "./take-mail.server";

/** Searches that find nothing, of one look: a server that skips numbers gets on by millions. */
const MOST_SEARCHES = 20;

type Ending = "done" | "more" | "allowance" | "lost";

async function readOn(ctx: Context, row: LeasedInbox, inbox: ImapInbox, account: Account): Promise<Ending> {
  const { uidValidity } = inbox;
  if (row.uidValidity !== uidValidity || row.uidNext === null) {
    const renumbered = row.uidValidity === null ? {} : { renumberedAt: ctx.now() };
    const place = { uidValidity, uidNext: inbox.uidNext, ...renumbered };
    return (await keepPlace(ctx, row, place)) ? "done" : "lost";
  }
  let next = row.uidNext;
  let left = MOST_HEADS;
  const goTo = (uidNext: number) => {
    next = uidNext;
    return keepPlace(ctx, row, { uidValidity, uidNext });
  };
  for (let searches = 0; next < inbox.uidNext && searches < MOST_SEARCHES; searches += 1) {
    const uids = await inbox.uidsFrom(next);
    if (uids.length === 0 && !(await goTo(Math.min(next + MOST_UIDS, inbox.uidNext)))) return "lost";
    for (let at = 0; at < uids.length; at += HEADERS_AT_ONCE) {
      if (left <= 0) return "more";
      const some = uids.slice(at, at + HEADERS_AT_ONCE);
      left -= some.length;
      for (const wanted of await mailsOfOurs(ctx, await inbox.heads(some), row)) {
        if (!(await goTo(wanted.uid))) return "lost";
        if (!(await takeMail(ctx, inbox, wanted, { account, toAddress: row.fromAddress })))
          return "allowance";
      }
      if (!(await goTo((some.at(-1) ?? next) + 1))) return "lost";
    }
  }
  return "done";
}

/** A job of its own for what one look leaves; where the allowance has none, the clock's next look goes on. */
async function goOnLater(ctx: Context, account: Account, mailboxId: number): Promise<void> {
  const takings = takingsOf(account, { jobs: 1 }, ctx.now());
  if (await writeIfAllowed(ctx, takings, (count) => count.run())) await queueInbox(ctx, mailboxId);
}

/**
 * Looks for what is new in the inbox of a mailbox: the headers first, the body only of what answers a message of the account. All
 * else is neither kept nor logged. Delivered twice, one of the two yields to the lease; a crash reads the last mail again, and it
 * is received once.
 */
export async function lookIntoInbox(ctx: Context, mailboxId: number, look = withInbox): Promise<void> {
  const row = await leaseInbox(ctx, mailboxId);
  if (!row) return;
  try {
    const account = await findAccount(ctx.db, row.accountId);
    if (!account) return await void releaseInbox(ctx, row);
    const settings = await imapSettingsOf(ctx, row);
    if (!settings) return await failLook(ctx, row, "unreadable", null);
    const ending = await look(settings, (inbox) => readOn(ctx, row, inbox, account));
    if (ending === "allowance") return await failLook(ctx, row, "allowance", null);
    if (ending === "lost") return;
    await endLook(ctx, row);
    if (ending === "more") await goOnLater(ctx, account, mailboxId);
  } catch (error) {
    if (error instanceof ImapError) return failLook(ctx, row, error.trouble, error.message || null);
    await releaseInbox(ctx, row);
    throw error;
  }
}
