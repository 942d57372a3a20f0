import type { MailHead } from "~/adapters/imap/inbox";
import type { Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { findKnownMessageIds, writtenToAmong } from "~/domains/messages/known-message-ids.server";
import { isBookingService } from "../parsing/booking";
import { correspondenceSince } from "../parsing/match-correspondent.server";
import { idsIn } from "../parsing/read-mail.server";
import { isUnsubscribeSubject } from "../parsing/reports/complaint";
import { addressesIn } from "../parsing/reports/fields";
import { isBulk, isDaemonAddress } from "../parsing/reports/is-machine";
import { isSameCompany } from "../threads/match-company";

/** Maximum Message-IDs read from an email's references; its own is not among them. */
const MAX_IDS = 21;

const answeredIds = ({ headers }: MailHead) =>
  [...idsIn(headers.references), ...idsIn(headers["in-reply-to"])].slice(-MAX_IDS);

const senderOf = ({ headers }: MailHead) => emailKey(addressesIn(headers.from ?? "").at(-1) ?? "");

const isReport = (head: MailHead) => {
  const { headers } = head;
  const sender = senderOf(head);
  return /^\s{0,5}multipart\/report\b/i.test(headers["content-type"] ?? "") || isDaemonAddress(sender);
};

const isFrom = ({ headers }: MailHead, address: string) => {
  const from = (headers.from ?? "").slice(0, 1_000).toLowerCase();
  const own = address.toLowerCase();
  return from.trim() === own || from.includes(`<${own}>`);
};

const asksOut = ({ headers }: MailHead) => isUnsubscribeSubject(headers.subject ?? "");

export interface Wanted {
  uid: number;
  messageId: string | null;
  /** A server report or an opt-out must be read before its message is known; "fresh" references none of our messages. */
  kind: "answer" | "report" | "fresh";
}

/** The author; for a booking notification, the attendee. */
const correspondentOf = (head: MailHead) =>
  isBookingService(senderOf(head))
    ? (addressesIn(head.headers["reply-to"] ?? "").at(-1) ?? "").toLowerCase()
    : senderOf(head);

/**
 * Selects the emails whose body is read: replies to the account's messages, new emails from contacts it emailed, and
 * mail server reports.
 */
export async function mailsOfOurs(
  ctx: Context,
  heads: readonly MailHead[],
  { accountId, fromAddress }: { accountId: number; fromAddress: string },
): Promise<Wanted[]> {
  const others = heads.filter((head) => !isFrom(head, fromAddress));
  const [ours, written] = await Promise.all([
    findKnownMessageIds(ctx, accountId, others.flatMap(answeredIds)),
    writtenToAmong(ctx, accountId, others.filter(asksOut).map(senderOf)),
  ]);
  const strangers = others.filter(
    (head) => !isBulk(head.headers) && !isSameCompany(correspondentOf(head), fromAddress),
  );
  const lately = await writtenToAmong(
    ctx,
    accountId,
    [...new Set(strangers.map(correspondentOf).filter(Boolean))],
    correspondenceSince(ctx.now()),
  );
  return others.flatMap((head): Wanted[] => {
    const ids = { uid: head.uid, messageId: idsIn(head.headers["message-id"]).at(-1) ?? null };
    if (answeredIds(head).some((id) => ours.has(id))) return [{ ...ids, kind: "answer" }];
    const isWish = asksOut(head) && written.has(senderOf(head));
    if (isWish || isReport(head)) return [{ ...ids, kind: "report" }];
    return strangers.includes(head) && lately.has(correspondentOf(head)) ? [{ ...ids, kind: "fresh" }] : [];
  });
}
