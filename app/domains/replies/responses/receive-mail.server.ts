import { eq } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { getsCopies } from "~/domains/campaigns/steps/load-steps.server";
import { findAccount } from "~/domains/identity/find-account.server";
import type { SentMessage } from "~/domains/messages/find-message.server";
import { tryChargeQuota } from "~/domains/quotas/charge-quota.server";
import { chargesFor } from "~/domains/quotas/quota-charges";
import { type Classification, isSureInterest } from "../classification/reply-class";
import { asksModel, queueReading } from "../model-review/reading-jobs.server";
import { type ClassifiedMail, classifyMail } from "../parsing/classify-mail.server";
import type { InboundMail, MailKind } from "../parsing/inbound-mail";
import { matchMail, type Origin } from "../parsing/match-mail.server";
import { MAX_BYTES, readMail } from "../parsing/read-mail.server";
import { reportOf } from "../parsing/read-report";
import { contentIdOf, dedupeKeyOf, writeMail } from "../parsing/write-mail.server";
import { queueCreation } from "../reply-opportunities.server";
import { inboundEmails } from "../tables";
import { type ReceivedReply, replyStatements, senderStatements } from "./record-reply.server";
import { recordReport } from "./record-report.server";
import { inboundMailChargesOf, rejectInbound } from "./rejected-inbound.server";

interface Envelope {
  from?: string | null;
  to?: string | null;
  /** The account whose signed webhook delivered the email; null for the open internet. */
  accountId?: number | null;
}

export interface Received {
  kind: MailKind;
  replyClass: Classification["replyClass"] | null;
  isNew: boolean;
  threadId: number | null;
  isMatched: boolean;
}

export const TOO_LARGE = "This email is larger than 25 MB. Send a smaller one.";

/** Charges the account that the email replies to; over the limit the email is read, but its file is not stored. */
async function hasRoom(ctx: Context, accountId: number, bytes: number): Promise<boolean> {
  const account = await findAccount(ctx.db, accountId);
  if (!account) return false;
  const charges = chargesFor(account, { bytes }, ctx.now());
  return (await tryChargeQuota(ctx, charges, (count) => count.run())) !== null;
}

async function storeRaw(
  ctx: Context,
  { inboundId, accountId }: Pick<RecordedMail, "inboundId" | "accountId">,
  hash: string,
  raw: Uint8Array,
  origin: Origin,
): Promise<void> {
  if (accountId === null) return;
  const isCounted = origin.accountId !== null;
  if (!isCounted && !(await hasRoom(ctx, accountId, raw.byteLength))) return;
  const rawKey = `inbound/${accountId}/${hash}.eml`;
  await ctx.files.put(rawKey, raw, { httpMetadata: { contentType: "message/rfc822" } });
  await ctx.db.update(inboundEmails).set({ rawKey }).where(eq(inboundEmails.id, inboundId));
}

const bytesHash = async (raw: Uint8Array) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", raw as Uint8Array<ArrayBuffer>)).toString("hex");

interface RecordedMail {
  inboundId: number;
  accountId: number | null;
  /** Null if it was not processed yet or needs no processing. */
  threadId: number | null;
  isNew: boolean;
}

/** Writes one row and one file, however often the email is delivered. @throws DomainError limit_reached for the open internet */
async function recordMail(
  ctx: Context,
  mail: InboundMail,
  raw: Uint8Array,
  classified: ClassifiedMail,
  origin: Origin,
): Promise<RecordedMail> {
  const accountId = origin.accountId ?? classified.message?.accountId ?? null;
  const hash = await bytesHash(raw);
  const written = await writeMail(
    ctx,
    await dedupeKeyOf(accountId, mail.messageId ?? contentIdOf(mail, classified) ?? hash),
    mail,
    classified,
    { accountId, vouches: origin.vouches, charges: inboundMailChargesOf(ctx, mail, classified, origin) },
  );
  if (written === null) return rejectInbound(ctx, accountId, classified.kind);
  const { row, isNew } = written;
  const recorded = { inboundId: row.id, accountId, threadId: row.threadId, isNew };
  if (isNew) await storeRaw(ctx, recorded, hash, raw, origin);
  return recorded;
}

/** Writes the conversation, its counters and stops in one batch; then queues the job that reviews the reply or opens its deal. */
async function openThread(ctx: Context, reply: ReceivedReply): Promise<number | null> {
  await ctx.d1.batch(replyStatements(ctx, reply));
  const { inboundId, meaning } = reply;
  const [row] = await ctx.db
    .select({ threadId: inboundEmails.threadId })
    .from(inboundEmails)
    .where(eq(inboundEmails.id, inboundId))
    .limit(1);
  if (asksModel(ctx)) await queueReading(ctx, inboundId);
  else if (isSureInterest(meaning)) await queueCreation(ctx, inboundId);
  return row?.threadId ?? null;
}

const isCopyOf = async (ctx: Context, { fromAddress }: InboundMail, message: SentMessage) =>
  fromAddress.toLowerCase() !== message.toAddress.toLowerCase() && getsCopies(ctx, message, fromAddress);

/** Returns the thread of a reply; null for all other emails. */
async function actOnReply(
  ctx: Context,
  mail: InboundMail,
  { message, meaning }: ClassifiedMail,
  { inboundId, accountId, threadId }: RecordedMail,
  { vouches: isVouchedFor }: Origin,
): Promise<number | null> {
  if (!meaning || accountId === null || !mail.fromAddress) return threadId;
  const isCopied = message !== null && (await isCopyOf(ctx, mail, message));
  const reply = { inboundId, accountId, mail, message, meaning, isVouchedFor, isCopied };
  if (threadId === null) return openThread(ctx, reply);
  // It may have arrived before from the open internet, where its sender address was not trusted.
  if (isVouchedFor) await ctx.d1.batch(senderStatements(ctx, reply));
  return threadId;
}

async function actOnReport(ctx: Context, { message, report, targets, note }: ClassifiedMail): Promise<void> {
  if (report && message) await recordReport(ctx, { message, report, targets, note });
}

/** Safe to call again with the same email, even after a crash or concurrently. @throws DomainError too_large, limit_reached */
export async function receiveMail(ctx: Context, raw: Uint8Array, envelope: Envelope = {}): Promise<Received> {
  if (raw.byteLength > MAX_BYTES) throw new DomainError("too_large", TOO_LARGE);
  const accountId = envelope.accountId ?? null;
  return receiveRead(ctx, await readMail(raw, envelope), raw, { accountId, vouches: accountId !== null });
}

/**
 * For an email that was already parsed or arrived as fields. The README shows the steps. @throws DomainError
 * limit_reached for the open internet
 */
export async function receiveRead(
  ctx: Context,
  mail: InboundMail,
  raw: Uint8Array,
  origin: Origin,
): Promise<Received> {
  const report = reportOf(mail);
  const match = await matchMail(ctx, mail, report, origin);
  const classified = await classifyMail(ctx, mail, report, match, origin);
  const recorded = await recordMail(ctx, mail, raw, classified, origin);
  const threadId = await actOnReply(ctx, mail, classified, recorded, origin);
  await actOnReport(ctx, classified);
  const { kind, meaning, message } = classified;
  return {
    kind,
    replyClass: meaning?.replyClass ?? null,
    isNew: recorded.isNew,
    threadId,
    isMatched: message !== null,
  };
}
