import { outOfCoverageText } from "~/domains/lead-search/query-parser/out-of-coverage-text";
import type { ScoredFinds } from "~/domains/lead-search/runs/demo-scored-search.server";
import { m } from "~/messages/messages";
import { Icon } from "~/ui/icons";
import { Reasons, TrialLink } from "../hero-answer";

type Find = ScoredFinds["companies"][number];

/** A company found by the demo; its score expands to show its reasons. */
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
          <b>{m.site_finds_of_100({ confidence: score.confidence })}</b> <Icon name="chevron" />
        </span>
      </summary>
      <Reasons reasons={score.reasons} />
    </details>
  );
}

/** The live demo's result: how the search was interpreted, what was found, and why each company matches. */
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
        {isExample ? <p className="muted">{m.site_finds_live_example()}</p> : null}
        <h2 className="big">
          {(isOne ? m.site_finds_company_for : m.site_finds_companies_for)({
            total,
            query: corrected ?? query,
          })}
        </h2>
        {readAs ? (
          <p className="row">
            <span className="muted">{m.site_finds_interpreted_as()}</span>
            {readAs.split(" · ").map((part) => (
              <span key={part} className="badge tint">
                {part}
              </span>
            ))}
          </p>
        ) : null}
        {elsewhere.length > 0 ? <p className="note">{outOfCoverageText(elsewhere)}</p> : null}
        {isLooser ? <p>{m.site_finds_no_exact_matches_these_are()}</p> : null}
        {corrected ? <p>{m.site_finds_no_results_for_showing_the({ query })}</p> : null}
        <p className="muted">
          {isScored ? m.site_finds_open_a_score_to_see() : m.site_finds_add_a_country_or_an()}
        </p>
        <p>
          <TrialLink isAll={isAll} />
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
