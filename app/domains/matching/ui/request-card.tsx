import { plural } from "~/core/format";
import { sentenceCase } from "~/core/sentence-case";
import { MATCHING } from "~/paths/agents/matching";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { Link } from "~/ui/link";
import type { RequestCardView } from "../requests/view";

const URGENT = new Set(["high", "urgent"]);

export function RequestCards({ rows }: { rows: readonly RequestCardView[] }) {
  return (
    <ul className="ways">
      {rows.map(
        ({ id, title, text, countries, industries, urgency, budget, matchCount, created, isDemo }) => (
          <li key={id}>
            <div className="row between">
              <Link to={MATCHING.request(id)}>{title}</Link>
              <span>
                <DemoBadge isDemo={isDemo} />{" "}
                <Badge kind={URGENT.has(urgency) ? "busy" : "plain"}>{sentenceCase(urgency)}</Badge>
              </span>
            </div>
            <p className="small">{text}</p>
            <div className="small muted">
              {[
                countries,
                industries,
                budget ? `up to ${budget}` : null,
                plural(matchCount, "matching agent"),
                created,
              ]
                .filter(Boolean)
                .join(" · ")}
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
