import { CLASS_NAMES } from "./reply";
import type { Inbound, Thread } from "./threads.server";

/** A conversation as calls and screens show it. */
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
  isUnread: thread.readAt === null,
  isArchived: thread.archivedAt !== null,
  lastAt: thread.lastAt.toISOString(),
});

/** A mail of it; its HTML was sanitised when it came. */
export const inboundJson = (mail: Inbound) => ({
  id: mail.id,
  from: mail.fromAddress,
  fromName: mail.fromName,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments ?? [],
  matchedBy: mail.matchedBy,
  replyClass: mail.replyClass,
  words: mail.classWords ?? [],
  score: mail.score,
  receivedAt: mail.receivedAt.toISOString(),
});
