import type { Context } from "~/core/context";
import { sentTextsOf } from "~/domains/campaigns/metrics/sent-texts.server";
import { findByAddress } from "~/domains/messages/find-message.server";
import type { Classification } from "../classification/reply-class";
import { NOBODY, type Targets, targetsOf } from "../responses/report-targets.server";
import { meaningIn } from "./classify-message";
import type { InboundMail, MailKind, MailReport } from "./inbound-mail";
import { isSenderAuthenticated } from "./is-sender-authenticated";
import { type Match, matchReply, matchReport, type Origin } from "./match-mail.server";
import { kindOf, reportOf } from "./read-report";
import { UNSUBSCRIBE_PRESSED } from "./reports/complaint";
import { extractReply } from "./strip-quoted-text";

export interface Understood extends Match {
  kind: MailKind;
  status: string | null;
  note: string;
  about: string | null;
  said: string | null;
  meaning: Classification | null;
  report: MailReport | null;
  targets: Targets;
}

function noteOf({ kind, rule, status }: MailReport): string {
  if (rule === UNSUBSCRIBE_PRESSED) return "The button of the mail program, by mail";
  return kind === "complaint" ? "Reported as spam (RFC 5965)" : `Delivery report ${status ?? ""}`.trim();
}

/**
 * A person's own no, matched as an answer is; anybody can write a sender. One in an inbox that names no message is taken by its sender:
 * who forges it keeps one reader from the mails of one account.
 */
async function pressedBy(ctx: Context, mail: InboundMail, origin: Origin): Promise<Match> {
  const { accountId } = origin;
  const match = await matchReply(ctx, mail, origin);
  if (match.message === null && accountId !== null && !origin.vouches && mail.fromAddress) {
    const message = await findByAddress(ctx, mail.fromAddress, accountId);
    return message ? { message, by: "address" } : match;
  }
  return origin.vouches || isSenderAuthenticated(mail, match.by) ? match : { message: null, by: null };
}

export async function understandReport(
  ctx: Context,
  report: MailReport,
  origin: Origin,
  known?: Match,
): Promise<Understood & { report: MailReport }> {
  const { kind, status, said, recipients } = report;
  const note = noteOf(report);
  const match = known ?? (await matchReport(ctx, report, origin));
  const targets = match.message ? await targetsOf(ctx, report, match.message) : NOBODY;
  const main = targets.isMain ? match.message?.toAddress : targets.copies[0];
  const about = main ?? recipients[0] ?? null;
  return { ...match, kind, status, note, about, said, meaning: null, report, targets };
}

async function sentBefore(ctx: Context, { message }: Match): Promise<string | undefined> {
  return message ? (await sentTextsOf(ctx, message.accountId, [message.id])).get(message.id) : undefined;
}

/** Writes nothing. */
export async function understandMail(ctx: Context, mail: InboundMail, origin: Origin): Promise<Understood> {
  const report = reportOf(mail);
  if (report?.rule === UNSUBSCRIBE_PRESSED)
    return understandReport(ctx, report, origin, await pressedBy(ctx, mail, origin));
  if (report) return understandReport(ctx, report, origin);
  const match = await matchReply(ctx, mail, origin);
  const sent = await sentBefore(ctx, match);
  const kind = kindOf(mail, sent);
  const meaning = meaningIn(kind, extractReply(mail.text, sent), mail);
  return {
    ...match,
    kind: meaning ? "reply" : kind,
    status: null,
    note: "",
    about: null,
    said: null,
    meaning,
    report: null,
    targets: NOBODY,
  };
}
