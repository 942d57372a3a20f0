import { ImapError } from "~/adapters/imap/imap-error";
import { HEADERS_BATCH_SIZE, type Inbox as ImapInbox, MAX_UIDS, withInbox } from "~/adapters/imap/inbox";
import type { Account, Context } from "~/core/context";
import { findAccount } from "~/domains/identity/find-account.server";
import { failPoll, finishPoll, type Progress } from "~/domains/mailboxes/inboxes/finish-poll.server";
import { imapSettingsOf } from "~/domains/mailboxes/inboxes/imap-settings.server";
import { MAX_HEADERS_PER_POLL } from "~/domains/mailboxes/inboxes/inbox-policy";
import {
  keepPlace,
  type LeasedInbox,
  leaseInbox,
  releaseInbox,
} from "~/domains/mailboxes/inboxes/lease-inbox.server";
import { queueInbox } from "~/domains/mailboxes/inboxes/queue-inboxes.server";
import { tryChargeQuota } from "~/domains/quotas/charge-quota.server";
import { chargesFor } from "~/domains/quotas/quota-charges";
import { mailsOfOurs } from "./filter-own-mail.server";
import { ingestMail } from "./ingest-mail.server";

/** Maximum empty searches per poll: a server that skips UIDs may advance by millions. */
const MAX_SEARCHES = 20;

type PollOutcome = "done" | "more" | "allowance" | "lost";

async function readOn(
  ctx: Context,
  row: LeasedInbox,
  inbox: ImapInbox,
  { account, progress }: { account: Account; progress: Progress },
): Promise<PollOutcome> {
  const { uidValidity } = inbox;
  if (row.uidValidity !== uidValidity || row.uidNext === null) {
    const renumbered = row.uidValidity === null ? {} : { renumberedAt: ctx.now() };
    const place = { uidValidity, uidNext: inbox.uidNext, ...renumbered };
    return (await keepPlace(ctx, row, place)) ? "done" : "lost";
  }
  let next = row.uidNext;
  // After a stuck poll, headers are fetched one by one to find the email that caused it.
  const atOnce = row.stuckUid === null ? HEADERS_BATCH_SIZE : 1;
  let left = row.stuckUid === null ? MAX_HEADERS_PER_POLL : HEADERS_BATCH_SIZE;
  const goTo = (uidNext: number) => {
    progress.hasGotOn ||= uidNext > next;
    next = uidNext;
    return keepPlace(ctx, row, { uidValidity, uidNext });
  };
  for (let searches = 0; next < inbox.uidNext && searches < MAX_SEARCHES; searches += 1) {
    const uids = await inbox.uidsFrom(next);
    if (uids.length === 0 && !(await goTo(Math.min(next + MAX_UIDS, inbox.uidNext)))) return "lost";
    for (let index = 0; index < uids.length; index += atOnce) {
      if (left <= 0) return "more";
      const some = uids.slice(index, index + atOnce);
      left -= some.length;
      progress.reading = { uid: some[0] ?? next, isAlone: some.length === 1 };
      for (const wanted of await mailsOfOurs(ctx, await inbox.heads(some), row)) {
        if (!(await goTo(wanted.uid))) return "lost";
        progress.reading = { uid: wanted.uid, isAlone: true };
        const isAgain = row.stuckUid === wanted.uid;
        const place = { toAddress: row.fromAddress, imapHost: row.host, mailboxId: row.mailboxId };
        if (!(await ingestMail(ctx, inbox, { ...wanted, isAgain }, { account, ...place })))
          return "allowance";
      }
      progress.reading = null;
      if (!(await goTo((some.at(-1) ?? next) + 1))) return "lost";
    }
  }
  return "done";
}

/** Queues another job for the rest; without job quota, the next scheduled poll continues. */
async function goOnLater(ctx: Context, account: Account, mailboxId: number, nextPollAt: Date): Promise<void> {
  const charges = chargesFor(account, { jobs: 1 }, ctx.now());
  if (await tryChargeQuota(ctx, charges, (count) => count.run()))
    await queueInbox(ctx, mailboxId, nextPollAt);
}

/**
 * Reads new emails in a mailbox's inbox: the headers first, the body only of replies to the account's messages. Other
 * emails are neither stored nor logged. If a job is delivered twice, the lease lets only one run. After a crash the
 * last email is read again but ingested once. An email that fails three polls is skipped.
 */
export async function pollInbox(
  ctx: Context,
  mailboxId: number,
  { lookAt, look = withInbox }: { lookAt?: number | undefined; look?: typeof withInbox } = {},
): Promise<void> {
  const row = await leaseInbox(ctx, mailboxId, lookAt);
  if (!row) return;
  const progress: Progress = { reading: null, hasGotOn: false };
  try {
    const account = await findAccount(ctx.db, row.accountId);
    if (!account) return void (await releaseInbox(ctx, row));
    const settings = await imapSettingsOf(ctx, row);
    if (!settings) return await failPoll(ctx, row, { code: "unreadable", serverMessage: null });
    const ending = await look(settings, (inbox) => readOn(ctx, row, inbox, { account, progress }));
    if (ending === "allowance") return await failPoll(ctx, row, { code: "allowance", serverMessage: null });
    if (ending === "lost") return;
    const nextPollAt = await finishPoll(ctx, row);
    if (ending === "more" && nextPollAt) await goOnLater(ctx, account, mailboxId, nextPollAt);
  } catch (error) {
    if (error instanceof ImapError)
      return failPoll(ctx, row, { code: error.code, serverMessage: error.message || null }, progress);
    await failPoll(ctx, row, { code: "failed", serverMessage: null }, progress);
    throw error;
  }
}
