import { largest } from "~/core/lists/unbounded";
import type { FoundCompany } from "~/domains/directory/search/ui/public-search";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { pointsText } from "~/ui/data/confidence";
import { Icon } from "~/ui/icons";
import { Rich } from "~/ui/rich";

interface ExampleReason {
  id: string;
  points: number;
  max: number;
  detail: string;
}

/** A search description as typed, and as interpreted. */
export function SentenceRead({
  sentence,
  readAs,
  found,
}: {
  sentence: string;
  readAs: string;
  /** `total` is formatted: "300+" if the count is a lower bound. */
  found: { count: number; total: string };
}) {
  return (
    <div className="card">
      <p className="flex min-h-12 items-center gap-2 rounded-[.7rem] bg-sheet ps-3 pe-[.3rem] text-muted edged">
        <Icon name="search" />
        <span className="text-ink">{sentence}</span>
      </p>
      <p className="row small">
        <span className="muted">{m.site_solutions_example_interpreted_as()}</span>
        {readAs.split(" · ").map((part) => (
          <span key={part} className="badge tint">
            {part}
          </span>
        ))}
      </p>
      <p className="small">
        <Rich
          parts={m.site_solutions_example_companies_in_the_directory_now.parts(found)}
          tags={{
            link: (text) => (
              <a href={`${paths.withQuery(paths.site.home, { q: sentence })}#results`}>{text}</a>
            ),
          }}
        />
      </p>
    </div>
  );
}

/** A score with its reasons; every bar uses the same scale. */
export function ScoredCompany({
  company,
  confidence,
  reasons,
}: {
  company: FoundCompany;
  confidence: number;
  reasons: ExampleReason[];
}) {
  const widest = largest(reasons.map(({ max }) => max));
  return (
    <figure className="card">
      <div className="row between">
        <div>
          <b>{company.name}</b>
          <p className="muted small">
            {company.industry}, {[company.city, company.country].filter(Boolean).join(", ")}
          </p>
        </div>
        <p className="price">
          <Rich parts={m.site_solutions_example_of_100.parts({ confidence })} />
        </p>
      </div>
      <ul className="sum">
        {reasons.map(({ id, points, max, detail }) => (
          <li key={id}>
            <span>{detail}</span>
            <svg className="scale" viewBox={`0 0 ${widest} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 .5H${max}`} />
              {points > 0 ? <path className="ours" d={`M0 .5H${points}`} /> : null}
            </svg>
            <span className="num">{pointsText({ points, max })}</span>
          </li>
        ))}
      </ul>
      <figcaption className="muted small">
        {m.site_solutions_example_example_from_the_starter_directory()}
      </figcaption>
    </figure>
  );
}
