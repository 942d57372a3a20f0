import type { Context } from "~/core/context";
import { classify } from "../classification/classify";
import type { Classification } from "../classification/reply-class";
import type { InboundMail, MailKind } from "./inbound-mail";
import { type Match, matchReply, matchReport, type Origin } from "./match-mail.server";
import { ownWords } from "./own-words";
import { kindOf, reportOf } from "./read-report";

export interface Understood extends Match {
  kind: MailKind;
  status: string | null;
  note: string;
  about: string | null;
  said: string | null;
  meaning: Classification | null;
}

/** Writes nothing. */
export async function understandMail(ctx: Context, mail: InboundMail, origin: Origin): Promise<Understood> {
  const report = reportOf(mail);
  if (report) {
    const { status } = report;
    const note =
      report.kind === "complaint" ? "Reported as spam (RFC 5965)" : `Delivery report ${status ?? ""}`;
    const match = await matchReport(ctx, report, origin);
    const about = match.message?.toAddress ?? report.recipients[0] ?? null;
    return { ...match, kind: report.kind, status, note, about, said: report.said, meaning: null };
  }
  const kind = kindOf(mail);
  const match = await matchReply(ctx, mail, origin);
  const meaning =
    kind === "reply" ? classify(`${ownWords(mail.text)}\n${meaningOfSubject(mail.subject)}`) : null;
  return { ...match, kind, status: null, note: "", about: null, said: null, meaning };
}

/** A subject that answers ours repeats our words; one of their own says something. */
const meaningOfSubject = (subject: string) => (/^\s*(re|aw|sv|tr|fwd?|رد)\s*:/i.test(subject) ? "" : subject);
