import type { Inbox as ImapInbox } from "~/adapters/imap/inbox";
import type { Account, Context } from "~/core/context";
import { MAX_BODY_BYTES, MAX_PARTIAL_BODY_BYTES } from "~/domains/mailboxes/inboxes/inbox-policy";
import { findByAddress, findByMessageIds } from "~/domains/messages/find-message.server";
import { tryChargeQuota } from "~/domains/quotas/charge-quota.server";
import { EVENT_ROWS } from "~/domains/quotas/policy";
import { chargesFor } from "~/domains/quotas/quota-charges";
import type { InboundMail } from "../parsing/inbound-mail";
import type { Origin } from "../parsing/match-mail.server";
import { readMail } from "../parsing/read-mail.server";
import { kindOf, reportOf } from "../parsing/read-report";
import { UNSUBSCRIBE_PRESSED } from "../parsing/reports/complaint";
import { extractReply } from "../parsing/strip-quoted-text";
import { isReceived } from "../parsing/write-mail.server";
import { receiveRead } from "../responses/receive-mail.server";
import type { Wanted } from "./filter-own-mail.server";

/** Whether a person or their mail program wrote it; an email forwarded without a comment is not personal. */
function isPersonal(mail: InboundMail): boolean {
  const kind = kindOf(mail);
  return kind === "auto-reply" || (kind === "reply" && extractReply(mail.text).trim() !== "");
}

/**
 * Whether the whole email, not only its headers, is about an email of ours. A report is about the email it returns,
 * whatever it replies to.
 */
async function isOfOurs(
  ctx: Context,
  mail: InboundMail,
  account: Account,
  kind: Wanted["kind"],
): Promise<boolean> {
  const report = reportOf(mail);
  if (kind === "fresh" && report === null) return isPersonal(mail);
  const answered = [...mail.inReplyTo, ...mail.references].slice(0, 50);
  const isPressed = report?.rule === UNSUBSCRIBE_PRESSED;
  const ids = report === null || isPressed ? answered : report.messageIds;
  if ((await findByMessageIds(ctx, ids, account.id)) !== null) return true;
  return isPressed && (await findByAddress(ctx, mail.fromAddress, account.id)) !== null;
}

type Place = Required<Pick<Origin, "imapHost" | "mailboxId">>;

/** Fetches and receives one email; false if the daily limit is used up. Skips deleted and already received emails. */
export async function ingestMail(
  ctx: Context,
  inbox: ImapInbox,
  { uid, kind, messageId, isAgain }: Wanted & { isAgain: boolean },
  { account, toAddress, imapHost, mailboxId }: { account: Account; toAddress: string } & Place,
): Promise<boolean> {
  if (messageId && (await isReceived(ctx, account.id, messageId))) return true;
  const raw = await inbox.body(uid, kind === "report" || isAgain ? MAX_PARTIAL_BODY_BYTES : MAX_BODY_BYTES);
  const mail = raw && (await readMail(raw, { to: toAddress }));
  if (!mail || !(await isOfOurs(ctx, mail, account, kind))) return true;
  const charges = chargesFor(account, { rows: EVENT_ROWS, bytes: raw.byteLength }, ctx.now());
  const counted = await tryChargeQuota(ctx, charges, (count) => count.run());
  if (!counted) return false;
  await receiveRead(ctx, mail, raw, { accountId: account.id, vouches: false, imapHost, mailboxId });
  return true;
}
