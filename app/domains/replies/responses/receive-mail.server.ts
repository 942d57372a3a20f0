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
import type { InboundMail, MailKind } from "../parsing/inbound-mail";
import { asUndecided, isSenderAuthenticated } from "../parsing/is-sender-authenticated";
import type { Origin } from "../parsing/match-mail.server";
import { MAX_BYTES, readMail } from "../parsing/read-mail.server";
import { understandMail } from "../parsing/understand-mail.server";
import { contentIdOf, dedupeKeyOf, writeMail } from "../parsing/write-mail.server";
import { queueCreation } from "../reply-opportunities.server";
import { inboundMails } from "../tables";
import { type ReceivedReply, replyStatements, senderStatements } from "./record-reply.server";
import { recordReport } from "./record-report.server";
import { inboundMailChargesOf, rejectInbound } from "./rejected-inbound.server";

export interface Envelope {
  from?: string | null;
  to?: string | null;
  /** Whose signed webhook vouches for the mail; null for the open internet. */
  accountId?: number | null;
}

export interface Received {
  kind: MailKind;
  replyClass: Classification["replyClass"] | null;
  isNew: boolean;
  threadId: number | null;
  isMatched: boolean;
}

export const TOO_LARGE = "This mail is larger than 25 MB, which is the most that is taken.";

/** What the open internet sends counts for who it answers: without room the mail is read, and its bytes are not kept. */
async function hasRoom(ctx: Context, accountId: number, bytes: number): Promise<boolean> {
  const account = await findAccount(ctx.db, accountId);
  if (!account) return false;
  const takings = chargesFor(account, { bytes }, ctx.now());
  return (await tryChargeQuota(ctx, takings, (count) => count.run())) !== null;
}

async function keepRaw(
  ctx: Context,
  accountId: number | null,
  hash: string,
  raw: Uint8Array,
  origin: Origin,
) {
  if (accountId === null) return null;
  const isCounted = (origin.accountId ?? null) !== null;
  if (!isCounted && !(await hasRoom(ctx, accountId, raw.byteLength))) return null;
  const key = `inbound/${accountId}/${hash}.eml`;
  await ctx.files.put(key, raw, { httpMetadata: { contentType: "message/rfc822" } });
  return key;
}

const bytesHash = async (raw: Uint8Array) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", raw as Uint8Array<ArrayBuffer>)).toString("hex");

async function follow(ctx: Context, reply: ReceivedReply): Promise<number | null> {
  await ctx.d1.batch(replyStatements(ctx, reply));
  const { inboundId, meaning } = reply;
  const [row] = await ctx.db
    .select({ threadId: inboundMails.threadId })
    .from(inboundMails)
    .where(eq(inboundMails.id, inboundId))
    .limit(1);
  if (asksModel(ctx)) await queueReading(ctx, inboundId);
  else if (isSureInterest(meaning)) await queueCreation(ctx, inboundId);
  return row?.threadId ?? null;
}

const isCopyOf = async (ctx: Context, { fromAddress }: InboundMail, message: SentMessage) =>
  fromAddress.toLowerCase() !== message.toAddress.toLowerCase() && getsCopies(ctx, message, fromAddress);

/** Safe to call again with the same mail, also after a crash and at the same time. @throws DomainError too_large, limit_reached */
export async function receiveMail(ctx: Context, raw: Uint8Array, envelope: Envelope = {}): Promise<Received> {
  if (raw.byteLength > MAX_BYTES) throw new DomainError("too_large", TOO_LARGE);
  const accountId = envelope.accountId ?? null;
  return receiveRead(ctx, await readMail(raw, envelope), raw, { accountId, vouches: accountId !== null });
}

/** For a mail that was read before, or came as fields. @throws DomainError limit_reached for the open internet */
export async function receiveRead(ctx: Context, mail: InboundMail, raw: Uint8Array, origin: Origin) {
  const isVouchedFor = origin.vouches;
  const read = await understandMail(ctx, mail, origin);
  const isForPerson =
    read.meaning?.replyClass === "unsubscribe" && !isVouchedFor && !isSenderAuthenticated(mail, read.by);
  const of = isForPerson && read.meaning ? { ...read, meaning: asUndecided(read.meaning) } : read;
  const { message, kind, note, meaning, report, targets } = of;
  const accountId = origin.accountId ?? message?.accountId ?? null;
  const hash = await bytesHash(raw);
  const written = await writeMail(
    ctx,
    await dedupeKeyOf(accountId, mail.messageId ?? contentIdOf(mail, of) ?? hash),
    mail,
    of,
    { accountId, takings: inboundMailChargesOf(ctx, mail, of, origin) },
  );
  if (written === null) return rejectInbound(ctx, accountId, kind);
  const { row, isNew } = written;
  if (isNew) {
    const rawKey = await keepRaw(ctx, accountId, hash, raw, origin);
    if (rawKey) await ctx.db.update(inboundMails).set({ rawKey }).where(eq(inboundMails.id, row.id));
  }
  let { threadId } = row;
  if (meaning && accountId !== null && mail.fromAddress) {
    const isCopied = message !== null && (await isCopyOf(ctx, mail, message));
    const reply = { inboundId: row.id, accountId, mail, message, meaning, isVouchedFor, isCopied };
    if (threadId === null) threadId = await follow(ctx, reply);
    // It may have come before from the open internet, where its sender's address was worth nothing.
    else if (isVouchedFor) await ctx.d1.batch(senderStatements(ctx, reply));
  }
  if (report && message) await recordReport(ctx, { message, report, targets, note });
  return { kind, replyClass: meaning?.replyClass ?? null, isNew, threadId, isMatched: message !== null };
}
