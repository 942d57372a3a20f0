import type { Context } from "~/core/context";
import { DAY_MS } from "~/core/seconds";
import { sentSubjectsOf } from "~/domains/campaigns/metrics/sent-texts.server";
import { listMessagesTo, type SentMessage } from "~/domains/messages/find-message.server";
import type { InboundMail } from "./inbound-mail";

/** Days after our last email within which a contact's new email counts as a reply. */
const CORRESPONDENCE_DAYS = 90;
/** Days within which a subject identifies the email. */
const SUBJECT_DAYS = 30;
const MAX_CANDIDATES = 20;

export const correspondenceSince = (now: Date) => new Date(now.getTime() - CORRESPONDENCE_DAYS * DAY_MS);

/** A subject without "Re:" and "Fwd:", in lowercase. */
export const subjectStem = (subject: string) =>
  subject
    .slice(0, 300)
    .replace(/^(\s{0,5}(re|aw|sv|tr|fwd?|rv|enc|wg|rd|رد)\s{0,5}(\[\d+\])?:)+/i, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

async function withSubject(ctx: Context, accountId: number, stem: string, candidates: SentMessage[]) {
  if (stem === "") return [];
  const since = ctx.now().getTime() - SUBJECT_DAYS * DAY_MS;
  const lately = candidates.filter(({ sentAt }) => sentAt !== null && sentAt.getTime() >= since);
  const subjects = await sentSubjectsOf(
    ctx,
    accountId,
    lately.map(({ id }) => id),
  );
  return lately.filter(({ id }) => subjectStem(subjects.get(id) ?? "") === stem);
}

const conversationsOf = (messages: readonly SentMessage[]) =>
  new Set(messages.map(({ campaignId }) => campaignId ?? 0)).size;

/**
 * Finds our email that a contact replies to if no header names one: relays such as Amazon SES write their own
 * Message-ID, and contacts start new threads. Matches by correspondent within 90 days, in one mailbox first; if several
 * conversations are open, by subject within 30 days. Null if the account never emailed them.
 */
export async function matchCorrespondent(
  ctx: Context,
  mail: Pick<InboundMail, "fromAddress" | "subject">,
  { accountId, mailboxId }: { accountId: number; mailboxId?: number | undefined },
): Promise<{ message: SentMessage; isGuess: boolean } | null> {
  const all = await listMessagesTo(ctx, accountId, {
    address: mail.fromAddress,
    since: correspondenceSince(ctx.now()),
    limit: MAX_CANDIDATES,
  });
  const ofMailbox = all.filter((message) => message.mailboxId === mailboxId);
  const candidates = ofMailbox.length > 0 ? ofMailbox : all;
  const [last] = candidates;
  if (!last) return null;
  if (conversationsOf(candidates) === 1) return { message: last, isGuess: false };
  const named = await withSubject(ctx, accountId, subjectStem(mail.subject), candidates);
  return { message: named[0] ?? last, isGuess: conversationsOf(named) !== 1 };
}
