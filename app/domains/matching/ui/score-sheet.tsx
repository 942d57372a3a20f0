import { m } from "~/messages/messages";
import { FACTOR_NAMES } from "../scoring/match-weights";
import type { Reason } from "../scoring/reason";

/** Each reason with its points and missing parts; identical for businesses and agents. */
export function ScoreSheet({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="ways plain">
      {reasons.map(({ factor, text, points, most, missing }) => (
        <li key={factor}>
          <div className="row between flex-nowrap">
            <span>
              {FACTOR_NAMES[factor]}: {text}
            </span>
            <b className="whitespace-nowrap">{m.agents_score_sheet_of({ points, most })}</b>
          </div>
          {missing.length > 0 ? (
            <div className="small muted">{missing.map((row) => row.text).join("; ")}</div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
