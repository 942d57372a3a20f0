import { kindOf, reportOf } from "~/domains/replies/parsing/read-report";
import { score as scoreOf } from "../../../understanding/bounces/score";

/** The last release had no categories: it treated every permanent bounce as a hard bounce. */
const CLASSES: Record<string, string> = {
  bounce: "hard_bounce",
  delay: "soft_bounce",
  complaint: "complaint",
};

export const score = () =>
  scoreOf((mail) => {
    const report = reportOf(mail);
    if (!report) return { kind: kindOf(mail), class: null, recipients: [], status: null, messageIds: [] };
    const { kind, recipients, messageIds, status } = report;
    return { kind, class: CLASSES[kind] ?? null, recipients, status: status || null, messageIds };
  });
