import type { Context } from "~/core/context";
import { findByAddress, findByMessageIds, type SentMessage } from "~/domains/messages/find-message.server";
import type { InboundMail, MailReport } from "./inbound-mail";
import { isSenderAuthenticated } from "./is-sender-authenticated";
import { matchCorrespondent } from "./match-correspondent.server";
import { UNSUBSCRIBE_PRESSED } from "./reports/complaint";

export type MatchedBy = "message-id" | "in-reply-to" | "references" | "address";

export interface Match {
  message: SentMessage | null;
  by: MatchedBy | null;
  /** The email may be a reply to several of ours: needs review. */
  isGuess?: boolean;
}

/**
 * Where an email arrived from; `accountId` null: the open internet. An account vouches for its signed webhook, not for
 * its inbox.
 */
export interface Origin {
  accountId: number | null;
  vouches: boolean;
  /** For an email synced by IMAP: its server and mailbox. */
  imapHost?: string;
  mailboxId?: number;
}

const NONE: Match = { message: null, by: null };

async function matchReply(ctx: Context, mail: InboundMail, origin: Origin): Promise<Match> {
  const { accountId, mailboxId } = origin;
  const byReply = await findByMessageIds(ctx, mail.inReplyTo, accountId);
  if (byReply) return { message: byReply, by: "in-reply-to" };
  const byReferences = await findByMessageIds(ctx, mail.references, accountId);
  if (byReferences) return { message: byReferences, by: "references" };
  if (!mail.fromAddress) return NONE;
  if (accountId !== null) {
    const lately = await matchCorrespondent(ctx, mail, { accountId, mailboxId });
    if (lately) return { ...lately, by: "address" };
    if (!origin.vouches) return NONE;
  }
  const byAddress = await findByAddress(ctx, mail.fromAddress, accountId);
  return byAddress ? { message: byAddress, by: "address" } : NONE;
}

/** Matches by address only if the account vouches for the report: reports are easy to forge. */
export async function matchReport(
  ctx: Context,
  report: Pick<MailReport, "messageIds" | "recipients">,
  { accountId, vouches }: Origin,
): Promise<Match> {
  const byId = await findByMessageIds(ctx, report.messageIds, accountId);
  if (byId) return { message: byId, by: "message-id" };
  if (!vouches) return NONE;
  for (const address of report.recipients.slice(0, 10)) {
    const message = await findByAddress(ctx, address, accountId);
    if (message) return { message, by: "address" };
  }
  return NONE;
}

/**
 * Matches a contact's own opt-out like a reply; anyone can forge a sender. One in an inbox without a reference is
 * matched by its sender: forging it suppresses one recipient of one account.
 */
async function matchUnsubscribe(ctx: Context, mail: InboundMail, origin: Origin): Promise<Match> {
  const { accountId, vouches } = origin;
  const match = await matchReply(ctx, mail, origin);
  if (accountId !== null && !vouches) {
    if (match.message || !mail.fromAddress) return match;
    const message = await findByAddress(ctx, mail.fromAddress, accountId);
    return message ? { message, by: "address" } : match;
  }
  return vouches || isSenderAuthenticated(mail, match.by) ? match : NONE;
}

/** Finds our message that an email is about, by the kind of email. Writes nothing. */
export function matchMail(
  ctx: Context,
  mail: InboundMail,
  report: MailReport | null,
  origin: Origin,
): Promise<Match> {
  if (report?.rule === UNSUBSCRIBE_PRESSED) return matchUnsubscribe(ctx, mail, origin);
  return report ? matchReport(ctx, report, origin) : matchReply(ctx, mail, origin);
}
