import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { MATCHING } from "~/paths/agents/matching";
import { Link } from "~/ui/link";

/** Unanswered offers and requests for the agent. */
export function WaitingAnswers({ offers, requests }: { offers: number; requests: number }) {
  return (
    <>
      {offers > 0 ? (
        <p>
          <Link to={DASHBOARD.businesses}>{m.agents_waiting_answers_offers({ count: offers })}</Link>
        </p>
      ) : null}
      {requests > 0 ? (
        <p>
          <Link to={MATCHING.allAsked}>{m.agents_waiting_answers_requests({ count: requests })}</Link>
        </p>
      ) : null}
    </>
  );
}
