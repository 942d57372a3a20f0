import { CLASS_NAMES } from "./classification/reply-class";
import { UNSUBSCRIBE_PRESSED } from "./parsing/reports/complaint";
import {
  type BounceOutcome,
  canDecide,
  canSendAgain,
  doneText,
  KIND_NAMES,
  nextText,
  REPORT_NAMES,
  reasonText,
} from "./responses/bounce-messages";
import type { Bounce } from "./responses/bounces.server";
import type { Inbound, Thread } from "./threads/threads.server";

export const threadJson = (thread: Thread) => ({
  id: thread.id,
  leadId: thread.leadId,
  campaignId: thread.campaignId,
  opportunityId: thread.opportunityId,
  address: thread.address,
  name: thread.name,
  subject: thread.subject,
  replyClass: thread.replyClass,
  classText: CLASS_NAMES[thread.replyClass],
  score: thread.score,
  isWaiting: thread.needsReviewSince !== null && thread.archivedAt === null,
  isUnread: thread.readAt === null,
  isArchived: thread.archivedAt !== null,
  isDemo: thread.isDemo,
  lastAt: thread.lastAt.toISOString(),
});

export const inboundJson = (mail: Inbound) => ({
  id: mail.id,
  from: mail.fromAddress,
  fromName: mail.fromName,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments ?? [],
  meeting: mail.meeting,
  matchedBy: mail.matchedBy,
  replyClass: mail.replyClass,
  words: mail.classTerms ?? [],
  score: mail.score,
  receivedAt: mail.receivedAt.toISOString(),
});

const fateOf = ({ mail, isSuppressed, message }: Bounce): BounceOutcome => ({
  kind: mail.kind,
  bounceType: mail.bounceType,
  status: mail.bounceStatus || null,
  said: mail.smtpResponse,
  about: mail.aboutAddress,
  isSuppressed,
  isMatched: message !== null,
  isGivenUp: message?.isGivenUp === 1,
  decision: mail.decision,
});

const PRESSED = {
  classText: "Unsubscribed",
  reason: "The recipient unsubscribed in their email app. This isn’t a spam complaint.",
};

const classOf = ({ mail }: Bounce, fate: BounceOutcome) =>
  mail.bounceRule === UNSUBSCRIBE_PRESSED
    ? PRESSED
    : { classText: mail.bounceType && REPORT_NAMES[mail.bounceType], reason: reasonText(fate) };

export function bounceJson(bounce: Bounce) {
  const { mail, isSuppressed, message } = bounce;
  const fate = fateOf(bounce);
  return {
    id: mail.id,
    kind: mail.kind,
    kindText: KIND_NAMES[mail.kind],
    class: mail.bounceType,
    ...classOf(bounce, fate),
    rule: mail.bounceRule,
    /** The address it is about: the recipient, or the machine that replied. */
    about: mail.aboutAddress ?? (mail.fromAddress || null),
    from: mail.fromAddress || null,
    subject: mail.subject,
    status: fate.status,
    code: mail.smtpCode,
    serverSaid: mail.smtpResponse,
    isSuppressed,
    done: doneText(fate),
    next: nextText(fate),
    decision: mail.decision,
    decidedAt: mail.decidedAt?.toISOString() ?? null,
    canDecide: canDecide(fate),
    canSendAgain: canSendAgain(bounce),
    messageId: message?.id ?? null,
    campaignId: message?.campaignId ?? null,
    step: message && message.campaignId !== null ? message.position : null,
    matchedBy: mail.matchedBy,
    receivedAt: mail.receivedAt.toISOString(),
  };
}

export const bounceDetailJson = (bounce: Bounce) => ({
  ...bounceJson(bounce),
  fromName: bounce.mail.fromName,
  text: bounce.mail.text,
  attachments: bounce.mail.attachments ?? [],
});
