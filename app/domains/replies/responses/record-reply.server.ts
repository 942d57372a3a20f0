import { type SQL, sql } from "drizzle-orm";
import { type Context, isDemoWork } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { countResponseStatements } from "~/domains/campaigns/metrics/count-response.server";
import { stopSequenceStatements } from "~/domains/campaigns/steps/stop-sequence.server";
import { originalCompanyOf } from "~/domains/directory/contacts/audience-contacts";
import { firstLeadOf } from "~/domains/lead-search/leads/audience-leads";
import type { SentMessage } from "~/domains/messages/find-message.server";
import { markOutcomeStatement } from "~/domains/messages/mark-outcome.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { CLASS_NAMES, type Classification, isSureInterest, needsPerson } from "../classification/reply-class";
import { asksModel, readingStatement } from "../model-review/reading-jobs.server";
import type { InboundMail } from "../parsing/inbound-mail";
import { queueCreationStatement } from "../reply-opportunities.server";
import { isSameCompany } from "../threads/match-company";
import { unsubscribeStatements } from "./unsubscribe.server";

export interface ReceivedReply {
  inboundId: number;
  accountId: number;
  mail: InboundMail;
  message: SentMessage | null;
  meaning: Classification;
  /** Delivered by the account's own mail server, which knows who may send from an address. */
  isVouchedFor: boolean;
  /** The sender was a cc recipient of the original email. */
  isCopied: boolean;
}

const threadOf = ({ accountId, mail, message }: ReceivedReply): SQL =>
  sql`(select id from threads where account_id = ${accountId} and address = ${mail.fromAddress} collate nocase
    and case when campaign_id is null then 0 else campaign_id end = ${message?.campaignId ?? 0})`;

/** Senders can be forged: a recipient could otherwise unsubscribe others, one by one. */
const speaksForSender = ({ mail, message, isVouchedFor, isCopied }: ReceivedReply): boolean =>
  isVouchedFor || isCopied || (message !== null && isSameCompany(mail.fromAddress, message.toAddress));

const subjectOf = (subject: string) =>
  subject.replace(/^(\s*(re|aw|sv|tr|fwd?|رد)\s*:\s*)+/i, "") || "(no subject)";

/** The message's lead, or else the lead of its contact's company, which has then engaged too. */
function leadOf({ accountId, message }: ReceivedReply): SQL | number | null {
  if (!message) return null;
  const { leadId, contactId } = message;
  return (
    leadId ?? (contactId === null ? null : firstLeadOf(originalCompanyOf(contactId, accountId), accountId))
  );
}

/** A retry changes nothing. */
function threadStatement(ctx: Context, reply: ReceivedReply): SQL {
  const { accountId, mail, message, meaning } = reply;
  const now = toUnixSeconds(ctx.now());
  return sql`insert into threads (account_id, lead_id, campaign_id, mailbox_id, address, name, subject, reply_class, score,
      last_at, needs_review_since, created_at, is_demo)
    select ${accountId}, ${leadOf(reply)}, ${message?.campaignId ?? null}, ${message?.mailboxId ?? null},
      ${mail.fromAddress}, ${mail.fromName ?? message?.toName ?? null}, ${subjectOf(mail.subject)}, ${meaning.replyClass},
      ${meaning.score}, ${now}, ${needsPerson(meaning) ? now : null}, ${now}, ${isDemoWork(ctx) ? 1 : 0}
    where exists (select 1 from inbound_emails where id = ${reply.inboundId} and thread_id is null)
    on conflict do update set reply_class = excluded.reply_class, score = excluded.score, last_at = excluded.last_at,
      needs_review_since = excluded.needs_review_since,
      read_at = null, archived_at = null, name = coalesce(threads.name, excluded.name)`;
}

function notice(ctx: Context, reply: ReceivedReply) {
  const { accountId, mail, message, meaning, inboundId } = reply;
  const name = mail.fromName ?? mail.fromAddress;
  return notifyStatement(ctx, {
    accountId,
    userId: message?.ownerId ?? 0,
    cause: `reply:${inboundId}`,
    kind: "reply",
    title: `${name} replied: ${CLASS_NAMES[meaning.replyClass]}`,
    text: mail.subject,
    path: sql<string>`'/replies/' || ${threadOf(reply)}`,
  });
}

const noteOf = ({ inboundId }: ReceivedReply) => `Opted out in reply ${inboundId}`;

const stopOf = ({ accountId, mail }: ReceivedReply) => ({
  accountId,
  address: mail.fromAddress,
  reasonCode: "replied" as const,
});

export function senderStatements(ctx: Context, reply: ReceivedReply): D1PreparedStatement[] {
  if (!speaksForSender(reply)) return [];
  const { accountId, mail, meaning } = reply;
  const refusal = {
    accountId,
    address: mail.fromAddress,
    reason: "unsubscribe",
    note: noteOf(reply),
  } as const;
  return [
    ...(meaning.replyClass === "unsubscribe" ? [statement(ctx, suppressStatement(ctx, refusal))] : []),
    ...stopSequenceStatements(stopOf(reply)).map((change) => statement(ctx, change)),
  ];
}

/** For one batch. A reply received twice counts once. */
export function replyStatements(ctx: Context, reply: ReceivedReply): D1PreparedStatement[] {
  const { message, meaning, inboundId } = reply;
  const isNo = meaning.replyClass === "unsubscribe";
  const changes: SQL[] = [
    ...(message
      ? [
          ...countResponseStatements(message, "responded"),
          markOutcomeStatement(ctx, message.id, "responded"),
          ...stopSequenceStatements({
            ...stopOf(reply),
            address: message.toAddress,
            leadId: message.leadId,
          }),
        ]
      : []),
    threadStatement(ctx, reply),
    ...(asksModel(ctx)
      ? [readingStatement(ctx, inboundId, reply.accountId)]
      : isSureInterest(meaning)
        ? [queueCreationStatement(ctx, inboundId, reply.accountId)]
        : []),
    sql`update inbound_emails set thread_id = ${threadOf(reply)} where id = ${inboundId} and thread_id is null`,
  ];
  return [
    // A cc recipient opts out only for themselves.
    ...(isNo && message && !reply.isCopied ? unsubscribeStatements(ctx, message, noteOf(reply)) : []),
    ...changes.map((change) => statement(ctx, change)),
    ...senderStatements(ctx, reply),
    ...(message?.ownerId ? [statement(ctx, notice(ctx, reply))] : []),
  ];
}
