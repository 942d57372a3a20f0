import { largest } from "~/core/lists/unbounded";
import type { ShownAnswer } from "~/domains/settings/settings";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { pointsText } from "~/ui/data/confidence";
import { Icon } from "~/ui/icons";
import { Rich } from "~/ui/rich";

type Find = ShownAnswer["finds"][number];

/** The reasons of a score, as bars on one scale. */
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

/** Minimum score shown in the accent colour. */
const DESTINATION = 85;

/** Number of reasons a card shows; the rest is collapsed. */
const BEST = 2;

function FindCard({ find: { name, facts, confidence, reasons } }: { find: Find }) {
  const best = [...reasons].sort((one, other) => other.points - one.points).slice(0, BEST);
  return (
    <li className="card">
      <p className="flex items-start justify-between gap-4">
        <b>{name}</b>
        {confidence === null ? null : (
          <b
            className={`num rounded p-[.3rem_.5rem] text-l [line-height:1] ${
              confidence >= DESTINATION ? "bg-accent text-accent-ink" : "bg-brand-wash text-brand"
            }`}
          >
            <Rich
              parts={m.site_hero_answer_of_100.parts({ confidence })}
              tags={{ unseen: (text) => <span className="visually-hidden">{text}</span> }}
            />
          </b>
        )}
      </p>
      <p className="muted small">{facts}</p>
      {confidence === null ? null : (
        <>
          <ul className="small">
            {best.map(({ id, detail }) => (
              <li key={id}>{detail}</li>
            ))}
          </ul>
          <details name="answer">
            <summary className="flex list-none items-center gap-1 weight-600">
              {m.site_hero_answer_why({ confidence })} <Icon name="chevron" />
            </summary>
            <Reasons reasons={reasons} />
          </details>
        </>
      )}
    </li>
  );
}

/** Below a result: a trial link, worded by whether the result is complete (`isAll`). */
export const TrialLink = ({ isAll }: { isAll: boolean }) => (
  <Rich
    parts={
      isAll
        ? m.site_hero_answer_start_a_free_trial_to.parts({})
        : m.site_hero_answer_start_a_free_trial_to_2.parts({})
    }
    tags={{ link: (text) => <a href={paths.auth.businessSignup}>{text}</a> }}
  />
);

/** Companies found, best first; the map marks the first one's country. */
export function HeroAnswer({
  heading,
  note,
  readAs,
  finds,
  isAll,
}: {
  heading: string;
  note?: string | null;
  readAs: string | null;
  finds: Find[];
  /** Null for the example, which needs no link to a trial. */
  isAll: boolean | null;
}) {
  return (
    <section className="wide stack gap-y-4 pt-0" id="results">
      <div className="stack tight">
        <h2 className="text-[1.25rem] [letter-spacing:0]">{heading}</h2>
        {note ? <p className="note">{note}</p> : null}
        {readAs ? <p className="muted">{m.site_hero_answer_interpreted_as({ readAs })}</p> : null}
        {finds.length === 0 ? <p className="muted">{m.site_hero_answer_try_one_word_a_city()}</p> : null}
        {finds.length > 0 && isAll !== null ? (
          <p>
            <TrialLink isAll={isAll} />
          </p>
        ) : null}
      </div>
      {finds.length > 0 ? (
        <ol className="grid-3">
          {finds.map((find) => (
            <FindCard key={find.id} find={find} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}
