import type { InboundMail, MailKind, MailReport } from "./inbound-mail";
import { isAutomatic } from "./reports/automatic";
import { complaintReport } from "./reports/complaint";
import { deliveryReport } from "./reports/delivery-report";
import { isDaemonAddress, isFromServer } from "./reports/is-machine";
import { isPlatformReport } from "./reports/platform-mail";
import { isNotification, sesReport } from "./reports/ses-notification";
import { ANSWERS, textBounce } from "./reports/text-bounce";

const isReportPart = ({ type }: { type: string }) => /feedback-report|delivery-status/.test(type);

/** Null if it is not a report of a failure, a delay or a complaint. */
export const reportOf = (mail: InboundMail): MailReport | null =>
  complaintReport(mail) ??
  sesReport(mail) ??
  deliveryReport(mail) ??
  (mail.reports.some(isReportPart) ? null : textBounce(mail));

const isReport = ({ headers }: InboundMail) =>
  /^multipart\/report\b/i.test(headers["content-type"]?.trim() ?? "");

/** A postmaster or system administrator replies to our email as a person. */
function isAdministratorReply({ fromAddress, subject, inReplyTo, headers }: InboundMail): boolean {
  const isReturned = headers["return-path"]?.trim() === "<>" || headers["x-failed-recipients"] !== undefined;
  if (isReturned || inReplyTo.length === 0) return false;
  if (/^postmaster@/i.test(fromAddress)) return true;
  return fromAddress.includes("@") && !isDaemonAddress(fromAddress) && ANSWERS.test(subject);
}

/** For an email that is not a report. `sent` is the text of our email it replies to. */
export function kindOf(mail: InboundMail, sent = ""): MailKind {
  if (mail.reports.some(isReportPart) && (isReport(mail) || isFromServer(mail))) return "other";
  if (mail.meeting) return "reply";
  if (isPlatformReport(mail) || isNotification(mail)) return "other";
  if (isAutomatic(mail, sent)) return "auto-reply";
  return isFromServer(mail) && !isAdministratorReply(mail) ? "other" : "reply";
}
