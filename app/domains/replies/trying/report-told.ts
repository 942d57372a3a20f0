import type { ComplaintReport, DeliveryReport } from "../reading/inbound-mail";

export type ReportClass = "gone" | "full" | "blocked" | "unclear" | "complaint";

export interface ReportTold {
  class: ReportClass;
  recipients: string[];
  status: string | null;
  said: string | null;
  originalMessageId: string | null;
}

function classOf(report: DeliveryReport | ComplaintReport): ReportClass {
  if (report.kind === "complaint") return "complaint";
  if (report.kind === "delay" || report.status === "5.2.2") return "full";
  if (/^5\.1\.\d/.test(report.status)) return "gone";
  return /^5\.7\.\d/.test(report.status) ? "blocked" : "unclear";
}

export const reportTold = (report: DeliveryReport | ComplaintReport): ReportTold => ({
  class: classOf(report),
  recipients: report.recipients,
  status: report.kind === "complaint" ? null : report.status || null,
  said: report.said,
  originalMessageId: report.messageIds[0] ?? null,
});
