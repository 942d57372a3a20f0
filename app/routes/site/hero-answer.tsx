import { largest } from "~/core/lists/unbounded";
import type { ShownAnswer } from "~/domains/settings/settings";
import { paths } from "~/paths";
import { pointsText } from "~/ui/data/confidence";

type Find = ShownAnswer["finds"][number];

/** The reasons of a score, each bar to one scale. */
export function Reasons({ reasons }: { reasons: Find["reasons"] }) {
  const widest = largest(reasons.map(({ max }) => max));
  return (
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
  );
}

function Ranked({ find, isOpen }: { find: Find; isOpen: boolean }) {
  const { name, facts, confidence, reasons } = find;
  const who = (
    <span>
      <b>{name}</b> <span className="muted small">{facts}</span>
    </span>
  );
  if (confidence === null) return <li>{who}</li>;
  return (
    <li>
      <details open={isOpen} name="answer">
        <summary>
          {who}
          <b className="num">
            {confidence}
            <span className="visually-hidden"> of 100, open for the reasons</span>
          </b>
        </summary>
        <Reasons reasons={reasons} />
      </details>
    </li>
  );
}

/** What was found, ranked, on a way of its own; the first one is open and stands on the map. */
export function HeroAnswer({
  heading,
  note,
  readAs,
  finds,
  more,
}: {
  heading: string;
  note?: string | null;
  readAs: string | null;
  finds: Find[];
  more: string;
}) {
  return (
    <section className="wide halves answer" id="results">
      <div className="stack tight">
        <h2>{heading}</h2>
        {note ? <p className="note">{note}</p> : null}
        {readAs ? <p className="muted">Read as: {readAs}</p> : null}
        {finds.length > 0 ? (
          <p>
            <a href={paths.auth.businessSignup}>Start a free trial</a> {more}
          </p>
        ) : (
          <p className="muted">
            Try one word, a city or a country. With an account you may also import a file of companies you
            know.
          </p>
        )}
      </div>
      {finds.length > 0 ? (
        <ol className="ranked">
          {finds.map((find, index) => (
            <Ranked key={find.id} find={find} isOpen={index === 0} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}
