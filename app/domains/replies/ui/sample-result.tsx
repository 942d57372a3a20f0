import { Card, Section } from "~/ui/layout/page";
import type { SampleResult } from "../trying/try-reply.server";
import { MarkedText } from "./marked-text";

const NOBODY = "None: a sample belongs to nobody";

export function SampleResultPanel({ found }: { found: SampleResult }) {
  const { reasons, responseKeywords, leadScore } = found;
  const facts: [string, string][] = [
    ["What it is", found.kindText],
    ["Sentiment", found.sentiment ?? "None"],
    ["Priority", found.priority ?? "None"],
    ["Words that decided", responseKeywords.join(", ") || "None that are known"],
    ["Lead and opportunity", NOBODY],
    ["Agent", `${NOBODY}. A real reply, and the opportunity it opens, go to whoever set up the mailbox`],
  ];
  return (
    <Section title="The result">
      <Card>
        <p className="verdict">
          <b>{found.classText ?? "Not read: no person wrote it"}</b>
          {leadScore === null ? null : <span className="num">Score {leadScore} of 100</span>}
        </p>
        {found.ownWords ? <MarkedText text={found.ownWords} words={responseKeywords} /> : null}
        {reasons.length > 0 ? (
          <ul className="points">
            {reasons.map(({ words, points }) => (
              <li key={words}>
                <span>{words}</span>
                <progress max={100} value={points} aria-hidden="true" />
                <span className="num">{points}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <dl className="pairs">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  );
}
