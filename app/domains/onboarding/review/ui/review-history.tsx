import { plural } from "~/core/format";
import { Timeline } from "~/ui/data/timeline";
import { Card } from "~/ui/layout/page";
import type { AboutApplication } from "../about-application.server";
import type { Decision } from "../stages";

const DONE: Record<Decision, string> = {
  approve: "Approved",
  decline: "Declined",
  ask: "Information requested",
  reopen: "Reopened",
};

/** Reviewers' scores, notes and decisions. */
export function ReviewHistory({ about }: { about: AboutApplication }) {
  const { scorecard, notes, decisions } = about;
  return (
    <>
      <Card title="Scorecard">
        <ul className="stack tight">
          {scorecard.map(({ criterion, label, person, given }) => (
            <li key={criterion}>
              <b>
                {label}:{" "}
                {person ? `${person.score}/100 by ${plural(person.reviewers, "reviewer")}` : "not scored yet"}
              </b>
              {given.map(({ by, points, comment }) => (
                <p key={by}>
                  {by}: {points} out of 5{comment ? `. ${comment}` : ""}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Card>
      {notes.length > 0 ? (
        <Card title="Notes">
          <Timeline
            label="Notes"
            events={notes.map(({ id, by, text, at }) => ({ id, at, title: by, detail: text }))}
          />
        </Card>
      ) : null}
      {decisions.length > 0 ? (
        <Card title="Decisions">
          <Timeline
            label="Decisions"
            events={decisions.map(({ id, decision, reason, isTold, by, at }) => ({
              id,
              at,
              title: `${DONE[decision]} by ${by}`,
              detail: reason
                ? `${reason}${isTold ? " (shared with the agent)" : " (not shared with the agent)"}`
                : null,
            }))}
          />
        </Card>
      ) : null}
    </>
  );
}
