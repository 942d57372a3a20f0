import type { ReactNode } from "react";
import { m } from "~/messages/messages";
import { DemoBadge } from "~/ui/data/badge";
import { MAX_STARS } from "../policy";
import type { RatingView } from "../view";

function RatingWords({ rating, by }: { rating: RatingView; by?: string }) {
  const { stars, comment, answer, isRemoved, isDemo, on } = rating;
  return (
    <>
      <div className="row between">
        <b>{m.agents_rating_list_of({ stars, maxStars: MAX_STARS })}</b>
        <span className="small muted">
          {by ? `${by} · ${on}` : on} <DemoBadge isDemo={isDemo} />
        </span>
      </div>
      {comment ? (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {comment}
        </p>
      ) : null}
      {isRemoved ? (
        <p className="small muted">{m.agents_rating_list_an_administrator_removed_the_comment()}</p>
      ) : null}
      {answer ? (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere small">
          <b>{m.agents_rating_list_agents_reply()}</b> {answer}
        </p>
      ) : null}
    </>
  );
}

export function RatingList<Row extends RatingView>({
  ratings,
  by,
  actions,
}: {
  ratings: readonly Row[];
  by?: (rating: Row) => string;
  actions?: (rating: Row) => ReactNode;
}) {
  return (
    <ul className="ways plain">
      {ratings.map((rating) => (
        <li key={rating.id} className="stack tight">
          <RatingWords rating={rating} {...(by ? { by: by(rating) } : {})} />
          {actions?.(rating)}
        </li>
      ))}
    </ul>
  );
}
