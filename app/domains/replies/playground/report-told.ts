import { plainText } from "~/core/text";
import type { BounceType, MailReport } from "../parsing/inbound-mail";

export interface ReportTold {
  class: BounceType;
  recipients: string[];
  status: string | null;
  said: string | null;
  originalMessageId: string | null;
}

export const reportTold = (report: MailReport): ReportTold => ({
  class: report.class,
  recipients: report.recipients,
  status: report.status,
  said: report.said && plainText(report.said),
  originalMessageId: report.messageIds[0] ?? null,
});
