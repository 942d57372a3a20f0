import { m } from "~/messages/messages";
import { AGENT_BUSINESSES } from "~/paths/agents/businesses";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import type { TermsView } from "../../marketplace/view";

const KINDS = { offered: "busy", accepted: "good", declined: "plain", ended: "plain" } as const;
const WORDS = {
  get offered() {
    return m.agents_assignment_answers_awaiting_your_response();
  },
  get accepted() {
    return m.agents_assignment_answers_you_work_for_them();
  },
  get declined() {
    return m.agents_assignment_answers_declined();
  },
  get ended() {
    return m.agents_assignment_answers_ended();
  },
} as const;

/** The state of an offer, as the agent sees it. */
export const AssignmentBadge = ({ state }: { state: TermsView["state"] }) => (
  <Badge kind={KINDS[state]}>{WORDS[state]}</Badge>
);

/** The agent's actions on an offer: answer it, or end the work. */
export function AssignmentAnswers({
  business,
  terms: { id, state },
}: {
  business: string;
  terms: Pick<TermsView, "id" | "state">;
}) {
  const to = (move: "accept" | "decline" | "end") => AGENT_BUSINESSES.move(id, move);
  if (state === "offered")
    return (
      <div className="row">
        <form method="post" action={to("accept")}>
          <Submit slim kind="plain" aria-label={m.agents_assignment_answers_accept_2({ business })}>
            {m.agents_assignment_answers_accept()}
          </Submit>
        </form>
        <form method="post" action={to("decline")}>
          <Submit slim kind="plain" aria-label={m.agents_assignment_answers_decline_2({ business })}>
            {m.agents_assignment_answers_decline()}
          </Submit>
        </form>
      </div>
    );
  if (state !== "accepted") return null;
  return (
    <LinkButton
      slim
      kind="danger"
      to={to("end")}
      aria-label={m.agents_assignment_answers_stop_working_for({ business })}
    >
      {m.agents_assignment_answers_stop_working_for_them()}
    </LinkButton>
  );
}
