import { outOfCoverageText } from "~/domains/lead-search/query-parser/out-of-coverage-text";
import type { ScoredFinds } from "~/domains/lead-search/runs/demo-scored-search.server";
import { paths } from "~/paths";
import { Icon } from "~/ui/icons";
import { Reasons } from "../hero-answer";

type Find = ScoredFinds["companies"][number];

/** A company that was found; its score opens into the reasons it is the sum of. */
function ScoredFind({ company, score, isOpen }: Find & { isOpen: boolean }) {
  const facts = [company.industry, [company.city, company.country].filter(Boolean).join(", ")];
  const name = (
    <span>
      <b>{company.name}</b>
      <br />
      <span className="muted">{facts.filter(Boolean).join(" · ")}</span>
    </span>
  );
  if (!score) return <p>{name}</p>;
  return (
    <details open={isOpen}>
      <summary>
        {name}
        <span className="row">
          <b>{score.confidence} of 100</b> <Icon name="chevron" />
        </span>
      </summary>
      <Reasons reasons={score.reasons} />
    </details>
  );
}

/** The answer of the live demo: how the words were read, what was found, and why each one fits. */
export function DemoFinds({
  query,
  isExample,
  ...found
}: ScoredFinds & { query: string; isExample: boolean }) {
  const { companies, total, isOne, isAll, isLooser, readAs, corrected, elsewhere } = found;
  const isScored = companies.some(({ score }) => score);
  return (
    <>
      <div className="stack tight">
        {isExample ? <p className="muted">Live example</p> : null}
        <h2 className="big">
          {total} {isOne ? "company" : "companies"} for “{corrected ?? query}”
        </h2>
        {readAs ? (
          <p className="row">
            <span className="muted">Interpreted as</span>
            {readAs.split(" · ").map((part) => (
              <span key={part} className="badge tint">
                {part}
              </span>
            ))}
          </p>
        ) : null}
        {elsewhere.length > 0 ? <p className="note">{outOfCoverageText(elsewhere)}</p> : null}
        {isLooser ? (
          <p>No exact matches. These are the closest, and each score shows what’s missing.</p>
        ) : null}
        {corrected ? <p>No results for “{query}”. Showing the closest match.</p> : null}
        <p className="muted">
          {isScored
            ? "Open a score to see the reasons behind it, including missing data."
            : "Add a country or an industry to see scores."}
        </p>
        <p>
          <a href={paths.auth.businessSignup}>Start a free trial</a>{" "}
          {isAll ? "to save these as leads." : "to see the rest and save them as leads."}
        </p>
      </div>
      <div className="faq">
        {companies.map((find, index) => (
          <ScoredFind key={find.company.id} {...find} isOpen={index === 0} />
        ))}
      </div>
    </>
  );
}
