import { Disclosure } from "~/ui/layout/disclosure";
import { Card, Section } from "~/ui/layout/page";
import type { SampleResult } from "../playground/demo-reply.server";
import { REPORT_NAMES } from "../responses/bounce-messages";
import { MarkedText } from "./marked-text";

const NOBODY = "None (sample email)";

const WISHES = { call: "Call or meeting", price: "Price", remove: "No more emails" };

type Fact = [name: string, value: string | null];

const ofReply = ({ isSure, sentiment, priority, responseKeywords, ...found }: SampleResult): Fact[] => [
  ["Confidence", isSure ? "High" : "Low: needs review"],
  ["Sentiment", sentiment],
  ["Priority", priority],
  ["Deciding phrases", responseKeywords.join(", ") || "No known phrases"],
  ["Requests", found.wishes.map((wish) => WISHES[wish]).join(", ") || null],
  ["Referred contact", [found.referralName, found.referral].filter(Boolean).join(", ") || null],
  ["Suggested date", found.meeting],
];

const ofReport = (report: NonNullable<SampleResult["report"]>): Fact[] => [
  ["Recipient", report.recipients.slice(0, 10).join(", ") || "Not mentioned"],
  ["Status", report.status ?? "None"],
  ["Server response", report.said],
  ["Message-ID of sent email", report.originalMessageId ?? "Not mentioned"],
];

const factsOf = (found: SampleResult): Fact[] => [
  ["Type", found.kindText],
  ...(found.report ? ofReport(found.report) : []),
  ...(found.replyClass ? ofReply(found) : []),
  ["Next action", found.whatFollows],
  ["Lead and deal", NOBODY],
  ["Agent", `${NOBODY}. Real replies and deals are assigned to the mailbox owner.`],
];

function Verdict({ classText, report, leadScore }: SampleResult) {
  return (
    <p className="verdict flex flex-wrap items-baseline justify-between gap-2">
      <b className="text-l">
        {classText ?? (report ? REPORT_NAMES[report.class] : "Not classified (automated email)")}
      </b>
      {leadScore === null ? null : <span className="num">Score {leadScore} out of 100</span>}
    </p>
  );
}

export function SampleResultPanel({ found }: { found: SampleResult }) {
  const { reasons, responseKeywords } = found;
  return (
    <Section title="Result">
      <Card>
        <Verdict {...found} />
        {found.ownWords ? <MarkedText text={found.ownWords} words={responseKeywords} /> : null}
        {found.cutWords ? (
          <Disclosure summary="Removed text: quotes, signatures, footers">
            <MarkedText text={found.cutWords} words={[]} />
          </Disclosure>
        ) : null}
        {reasons.length > 0 ? (
          <ul className="grid gap-1">
            {reasons.map(({ words, points }) => (
              <li key={words} className="grid grid-cols-[minmax(0,1fr)_5rem_2rem] items-center gap-3">
                <span>{words}</span>
                <progress
                  className="h-[.4rem] w-full accent-brand"
                  max={100}
                  value={points}
                  aria-hidden="true"
                />
                <span className="num text-end">{points}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <dl className="grid gap-2">
          {factsOf(found)
            .filter(([, value]) => value !== null)
            .map(([name, value]) => (
              <div key={name} className="sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-3">
                <dt className="muted">{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
        </dl>
      </Card>
    </Section>
  );
}
