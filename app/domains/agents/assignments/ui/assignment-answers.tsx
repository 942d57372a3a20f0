import { AGENT_BUSINESSES } from "~/paths/agents/businesses";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import type { TermsView } from "../../marketplace/view";

const KINDS = { offered: "busy", accepted: "good", declined: "plain", ended: "plain" } as const;
const WORDS = {
  offered: "Awaiting your response",
  accepted: "You work for them",
  declined: "Declined",
  ended: "Ended",
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
          <Submit slim kind="plain" aria-label={`Accept ${business}`}>
            Accept
          </Submit>
        </form>
        <form method="post" action={to("decline")}>
          <Submit slim kind="plain" aria-label={`Decline ${business}`}>
            Decline
          </Submit>
        </form>
      </div>
    );
  if (state !== "accepted") return null;
  return (
    <LinkButton slim kind="danger" to={to("end")} aria-label={`Stop working for ${business}`}>
      Stop working for them
    </LinkButton>
  );
}
