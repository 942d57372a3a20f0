import type { MailHead } from "~/adapters/imap/inbox";
import type { Context } from "~/core/context";
import { findKnownMessageIds, writtenToAmong } from "~/domains/messages/known-message-ids.server";
import { idsIn } from "../parsing/read-mail.server";
import { isUnsubscribeSubject } from "../parsing/reports/complaint";
import { addressesIn } from "../parsing/reports/fields";
import { isDaemonAddress } from "../parsing/reports/is-machine";

/** Message-IDs that an email references, without its own. */
const MAX_IDS = 21;

const answeredIds = ({ headers }: MailHead) =>
  [...idsIn(headers.references), ...idsIn(headers["in-reply-to"])].slice(-MAX_IDS);

const senderOf = ({ headers }: MailHead) => (addressesIn(headers.from ?? "").at(-1) ?? "").toLowerCase();

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
  /** A report of a mail server, or a wish for no mail, has to be read before it is known what it is about. */
  kind: "answer" | "report";
}

/** Emails whose body is read: replies to what the account sent, and reports of mail servers. */
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
  return others.flatMap((head): Wanted[] => {
    const ids = { uid: head.uid, messageId: idsIn(head.headers["message-id"]).at(-1) ?? null };
    if (answeredIds(head).some((id) => ours.has(id))) return [{ ...ids, kind: "answer" }];
    const isWish = asksOut(head) && written.has(senderOf(head));
    return isWish || isReport(head) ? [{ ...ids, kind: "report" }] : [];
  });
}
