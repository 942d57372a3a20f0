import { plural } from "~/core/format";
import { correctCompany, keepCompany } from "~/domains/directory/corrections/decide-case.server";
import { listOpenCases, type OpenCase } from "~/domains/directory/corrections/list-cases.server";
import { MIN_REPORTS_FOR_PROPOSAL } from "~/domains/directory/corrections/report-schema";
import { fieldLabel, shownValue } from "~/domains/directory/corrections/shown-value";
import type { Queue } from "./reviews";

const quoted = (text: string | null) => (text === null ? "–" : `“${text}”`);

function wordsOf({ field, present, source, value, reports, note }: OpenCase): string {
  const who = plural(reports, "business", "businesses");
  const said =
    value === null
      ? `${who} reported a problem.`
      : `${fieldLabel(field)} is ${quoted(shownValue(field, present))} (${source}); ${who} ${reports === 1 ? "says" : "say"} ${quoted(shownValue(field, value))}.`;
  const proposal = reports >= MIN_REPORTS_FOR_PROPOSAL && value !== null ? "Proposed correction. " : "";
  return `${proposal}${said}${note ? ` “${note}”` : ""}`;
}

export const CORRECTIONS_QUEUE: Queue = {
  key: "corrections",
  name: "Corrections",
  rowName: "Company",
  holds: `Errors in shared companies, reported by businesses. ${MIN_REPORTS_FOR_PROPOSAL} matching reports create a proposed correction.`,
  empty: "No reports to review.",
  filter: {
    label: "Reports",
    options: [
      { value: "proposed", label: "Proposed corrections" },
      { value: "questioned", label: `Fewer than ${MIN_REPORTS_FOR_PROPOSAL} businesses` },
    ],
  },
  list: async (ctx, page) =>
    (await listOpenCases(ctx, page)).map((testCase) => ({
      id: testCase.id,
      what: wordsOf(testCase),
      who: testCase.companyName,
      email: null,
      since: testCase.openedAt,
      target: `company:${testCase.companyId}`,
    })),
  acts: [
    { key: "correct", label: "Correct company", done: "Company corrected", run: correctCompany },
    { key: "keep", label: "Keep current data", done: "Report reviewed", run: keepCompany },
  ],
};
