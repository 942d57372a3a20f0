import { DefinitionList } from "~/ui/data/definition-list";
import type { TermsView } from "../../marketplace/view";

const OVER = {
  business: "by the business",
  agent: "by the agent",
  operator: "by us",
} as const;

const endOf = ({ ended, endedBy }: TermsView) => `${ended} ${endedBy ? OVER[endedBy] : "when it expired"}`;

export function TermsList({ terms }: { terms: TermsView }) {
  const facts: [string, string][] = [
    ["Commission", `${terms.rate} when offered; the rate paid follows the tier`],
    ["Duration", terms.ends ? `${terms.duration}, until ${terms.ends}` : terms.duration],
    ["Territory", terms.territory],
    ["Offered by the business", terms.offered],
  ];
  if (terms.answered)
    facts.push([
      terms.state === "declined" ? "Declined by the agent" : "Accepted by the agent",
      terms.answered,
    ]);
  if (terms.ended) facts.push(["Ended", endOf(terms)]);
  return (
    <>
      <DefinitionList facts={facts} />
      {terms.message ? (
        <blockquote className="m-0" dir="auto">
          {terms.message}
        </blockquote>
      ) : null}
    </>
  );
}
