import type { AccountContext } from "~/core/context";
import { formatTime } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { sentTextsOf } from "~/domains/campaigns/metrics/sent-texts.server";
import { whereMessagesStand } from "~/domains/messages/find-message.server";
import { reasonText } from "~/domains/messages/message-reasons";
import { listSentTo } from "~/domains/messages/sent-to.server";
import { sendTimesOf } from "~/domains/sending/send-times.server";
import { withoutConsentLinks, withoutUnsubscribeLinks } from "~/domains/suppressions/links.server";
import { MEETING_TITLES } from "../parsing/meeting";
import { meetingLine } from "../parsing/meeting-line";
import { extractReply } from "../parsing/strip-quoted-text";
import { inboundJson } from "../reply-json";
import { isSameCompany } from "./match-company";
import { listMailsOf, type Thread } from "./threads.server";

function ownOf(text: string, sent: string | undefined): string | null {
  const own = extractReply(text, sent);
  return own === "" || own === text.trim() ? null : own;
}

/** Returns the recipient's address if it is at another company than the sender's: senders can be forged. */
const elsewhere = (from: string, to: string | undefined) => (to && !isSameCompany(from, to) ? to : null);

const shownText = (text: string | null) =>
  text === null ? null : withoutUnsubscribeLinks(withoutConsentLinks(text));

export async function conversationOf(ctx: AccountContext, thread: Thread) {
  const [mails, sent] = await Promise.all([
    listMailsOf(ctx, thread),
    listSentTo(ctx, thread.address, thread.campaignId),
  ]);
  const ofCampaign = sent.filter(({ campaignId }) => campaignId !== null).map(({ id }) => id);
  const [times, campaignTexts] = await Promise.all([
    sendTimesOf(ctx, sent),
    sentTextsOf(ctx, ctx.account.id, ofCampaign),
  ]);
  const ours = sent.map((message) => ({
    direction: "out" as const,
    at: (message.sentAt ?? message.createdAt).toISOString(),
    messageId: message.id,
    campaignId: message.campaignId,
    position: message.position,
    state: message.state,
    sendsAt: times.get(message.id)?.sendsAt ?? null,
    queued: times.get(message.id)?.text ?? null,
    reason: reasonText(message),
    subject: message.subject,
    text: shownText(message.text ?? campaignTexts.get(message.id) ?? null),
  }));
  const ids = [...new Set(mails.flatMap(({ outreachMessageId }) => outreachMessageId ?? []))];
  const [answered, texts] = await Promise.all([
    whereMessagesStand(ctx, ids),
    sentTextsOf(ctx, ctx.account.id, ids),
  ]);
  const readerOf = new Map(answered.map(({ id, toAddress }) => [id, toAddress]));
  const theirs = mails.map((mail) => ({
    direction: "in" as const,
    at: mail.receivedAt.toISOString(),
    ...inboundJson(mail),
    /** The reply text without quotes; null if there is nothing else. */
    own: ownOf(mail.text, texts.get(mail.outreachMessageId ?? 0)),
    writtenTo: elsewhere(mail.fromAddress, readerOf.get(mail.outreachMessageId ?? 0)),
  }));
  return [...ours, ...theirs].sort((a, b) => a.at.localeCompare(b.at));
}

export async function shownConversation(ctx: AccountContext, thread: Thread) {
  const zone = readerZone(ctx);
  const turns = await conversationOf(ctx, thread);
  return turns.map((turn) => ({
    ...turn,
    timeText: formatTime(new Date(turn.at), zone),
    meetingText:
      turn.direction === "in" && turn.meeting
        ? `${MEETING_TITLES[turn.meeting.kind]}: ${meetingLine(turn.meeting, zone)}`
        : null,
  }));
}

export type ThreadMessage = Awaited<ReturnType<typeof shownConversation>>[number];
