import type { Context } from "~/core/context";
import { sentTextsOf } from "~/domains/campaigns/metrics/sent-texts.server";
import type { Classification } from "../classification/reply-class";
import { NOBODY, type Targets, targetsOf } from "../responses/report-targets.server";
import { meaningIn } from "./classify-message";
import type { InboundMail, MailKind, MailReport } from "./inbound-mail";
import { asUndecided, asUnsure, isAuthenticatedAt, isSenderAuthenticated } from "./is-sender-authenticated";
import type { Match, Origin } from "./match-mail.server";
import { kindOf } from "./read-report";
import { UNSUBSCRIBE_PRESSED } from "./reports/complaint";
import { extractReply } from "./strip-quoted-text";

export interface ClassifiedMail extends Match {
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
  if (rule === UNSUBSCRIBE_PRESSED) return "Unsubscribed via email app";
  return kind === "complaint" ? "Spam complaint" : `Delivery report ${status ?? ""}`.trim();
}

/** Writes nothing. Returns the report's own kind and class, and the original recipients it is about. */
export async function classifyReport(
  ctx: Context,
  report: MailReport,
  match: Match,
): Promise<ClassifiedMail & { report: MailReport }> {
  const { kind, status, said, recipients } = report;
  const note = noteOf(report);
  const targets = match.message ? await targetsOf(ctx, report, match.message) : NOBODY;
  const main = targets.isMain ? match.message?.toAddress : targets.copies[0];
  const about = main ?? recipients[0] ?? null;
  return { ...match, kind, status, note, about, said, meaning: null, report, targets };
}

async function sentBefore(ctx: Context, { message }: Match): Promise<string | undefined> {
  return message ? (await sentTextsOf(ctx, message.accountId, [message.id])).get(message.id) : undefined;
}

const UNPROVEN = "the sender can’t be verified: needs review";

/**
 * For an email in a mailbox that references none of ours: an unsubscribe request counts, all else only if the mailbox's
 * server authenticated the sender.
 */
function meaningAtMailbox(mail: InboundMail, meaning: Classification, imapHost: string) {
  const results = mail.headers["authentication-results"];
  const isProven = isAuthenticatedAt(imapHost, results, mail.hopsAboveResults);
  return isProven || meaning.replyClass === "unsubscribe" ? meaning : asUnsure(meaning, UNPROVEN);
}

/** Senders can be forged: an unauthenticated email needs review, with the reason shown. */
function provenMeaning(
  mail: InboundMail,
  meaning: Classification,
  { by, isGuess }: Match,
  { vouches, imapHost }: Origin,
): Classification {
  const known = isGuess ? asUnsure(meaning, "it may be a reply to another email: needs review") : meaning;
  if (by === "address" && imapHost !== undefined) return meaningAtMailbox(mail, known, imapHost);
  // The attendee is only a line of text: the booking service must be the authenticated sender.
  if (mail.meeting?.attendee && !vouches && !isSenderAuthenticated({ ...mail, envelopeFrom: null }, by))
    return asUnsure(known, "the booking service can’t be verified as the sender: needs review");
  if (vouches || isSenderAuthenticated(mail, by)) return known;
  if (meaning.replyClass === "unsubscribe") return asUndecided(known);
  return by === "address" ? asUnsure(known, UNPROVEN) : known;
}

/** Writes nothing. Cuts our quoted email from a reply first, so that only the reply text is classified. */
export async function classifyMail(
  ctx: Context,
  mail: InboundMail,
  report: MailReport | null,
  match: Match,
  origin: Origin,
): Promise<ClassifiedMail> {
  if (report) return classifyReport(ctx, report, match);
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
    meaning: meaning && provenMeaning(mail, meaning, match, origin),
    report: null,
    targets: NOBODY,
  };
}
