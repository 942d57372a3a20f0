import { plural } from "~/core/format";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { MATCHING } from "~/paths/agents/matching";
import { Link } from "~/ui/link";

const words = (count: number, one: string) =>
  `${plural(count, one)} ${count === 1 ? "waits" : "wait"} for your answer`;

/** Unanswered offers and requests for the agent. */
export function WaitingAnswers({ offers, requests }: { offers: number; requests: number }) {
  return (
    <>
      {offers > 0 ? (
        <p>
          <Link to={DASHBOARD.businesses}>{words(offers, "offer")}</Link>
        </p>
      ) : null}
      {requests > 0 ? (
        <p>
          <Link to={MATCHING.allAsked}>{words(requests, "request")}</Link>
        </p>
      ) : null}
    </>
  );
}
