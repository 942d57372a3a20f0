import { desc } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { emailKey } from "~/core/email";
import { sentenceCase } from "~/core/sentence-case";
import { localTime } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";
import { sentTextsOf } from "~/domains/campaigns/metrics/sent-texts.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { findContactsByAddress } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { findLead } from "~/domains/lead-search/leads/leads.server";
import { classify } from "../classification/classify";
import { isAhead, MEETING_TITLES, type Meeting } from "../parsing/meeting";
import { meetingLine } from "../parsing/meeting-line";
import { extractReply } from "../parsing/strip-quoted-text";
import { inboundEmails } from "../tables";
import { contactOfThread } from "../threads/contact-of-thread.server";
import { isReplyOf } from "../threads/is-reply-of";
import type { Thread } from "../threads/threads.server";
import { isOver, sureTime } from "./meeting-time";

async function lastReply(ctx: AccountContext, threadId: number) {
  const [row] = await ctx.db
    .select({
      text: inboundEmails.text,
      meeting: inboundEmails.meeting,
      receivedAt: inboundEmails.receivedAt,
      answers: inboundEmails.outreachMessageId,
    })
    .from(inboundEmails)
    .where(isReplyOf(ctx, threadId))
    .orderBy(desc(inboundEmails.id))
    .limit(1);
  return row ?? null;
}

const MAX_NAME_LENGTH = 120;

/** Null for values that the contact form would reject: the sender controls the text. */
function personOf(address: string | null, name: string | null) {
  const shown = address && (name ?? shownName(address)).slice(0, MAX_NAME_LENGTH).trim();
  const isTaken = ContactInput.safeParse({ contactName: shown, contactEmail: address }).success;
  return address && shown && isTaken ? { address, name: shown } : null;
}

const shownName = (address: string) =>
  (address.split("@")[0] ?? address)
    .split(/[._-]+/)
    .filter(Boolean)
    .map((part) => sentenceCase(part))
    .join(" ");

async function companyIdOf(ctx: AccountContext, thread: Thread): Promise<number | null> {
  const from =
    thread.leadId === null ? await contactOfThread(ctx, thread) : await findLead(ctx, thread.leadId);
  return from?.companyId ?? null;
}

/** The time named in a reply's text, or the meeting of its calendar part, in the user's time zone. Past times are left out. */
function offeredMeeting(
  ctx: AccountContext,
  { meeting, receivedAt }: { meeting: Meeting | null; receivedAt: Date },
  inWords: string | null,
) {
  const zone = readerZone(ctx);
  if (meeting !== null) {
    if (!isAhead(meeting, ctx.now())) return null;
    const dueAt = meeting.startsAt && localTime(new Date(meeting.startsAt), zone);
    return {
      title: MEETING_TITLES[meeting.kind],
      words: meetingLine(meeting, zone).slice(0, 120),
      topic: (dueAt && meeting.summary) || meetingLine(meeting, zone),
      dueAt,
    };
  }
  if (inWords === null || isOver({ words: inWords, written: receivedAt }, localTime(ctx.now(), zone)))
    return null;
  const words = inWords.slice(0, 120);
  return { title: "Suggested time", words, topic: words, dueAt: sureTime(inWords, receivedAt) };
}

/** Suggestions from the last reply of a conversation: another contact to email, and a time to meet. */
export async function suggestedActionsFor(ctx: AccountContext, thread: Thread) {
  const reply = await lastReply(ctx, thread.id);
  if (!reply) return { referral: null, meeting: null };
  const sent = await sentTextsOf(ctx, ctx.account.id, reply.answers === null ? [] : [reply.answers]);
  const own = extractReply(reply.text, sent.get(reply.answers ?? 0));
  const { referral, referralName, meeting } = classify(own || reply.text);
  const isOther = referral !== null && emailKey(referral) !== emailKey(thread.address);
  const person = personOf(isOther ? referral : null, referralName);
  const known = await findContactsByAddress(ctx, [thread.address, ...(person ? [person.address] : [])]);
  const contactOf = (address: string) => known.get(emailKey(address))?.id ?? null;
  const offered = offeredMeeting(ctx, reply, meeting);
  const companyId = person || offered !== null ? await companyIdOf(ctx, thread) : null;
  const named = person && { ...person, contactId: contactOf(person.address) };
  return {
    referral: named ? { ...named, companyId, receivedAt: reply.receivedAt } : null,
    meeting:
      offered === null
        ? null
        : {
            ...offered,
            opportunityId: thread.opportunityId,
            contactId: contactOf(thread.address),
            companyId,
          },
  };
}

export type SuggestedActions = Awaited<ReturnType<typeof suggestedActionsFor>>;
