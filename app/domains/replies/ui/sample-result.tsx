import { Section } from "~/ui/layout/page";
import type { SampleResult } from "../try-reply.server";

const NOBODY = "None: a sample belongs to nobody";

/** What was made of a sample, in the words of the specification's result. */
export function SampleResultPanel({ found }: { found: SampleResult }) {
  const { reasons, responseKeywords } = found;
  const facts: [string, string][] = [
    ["What it is", found.kindText],
    ["What it means", found.classText ?? "Not read: no person wrote it"],
    ["Sentiment", found.sentiment ?? "None"],
    ["Priority", found.priority ?? "None"],
    ["Score", found.leadScore === null ? "None" : `${found.leadScore} of 100`],
    ["The sum", reasons.map(({ words, points }) => `${words} ${points}`).join(" + ") || "None"],
    ["Words that decided", responseKeywords.join(", ") || "None that are known"],
    ["Their own words", found.ownWords || "None"],
    ["Lead and opportunity", NOBODY],
    ["Agent", `${NOBODY}. A real reply goes to who wrote the campaign`],
  ];
  return (
    <Section title="The result">
      <dl className="stack tight">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>
              <b>{name}</b>
            </dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
