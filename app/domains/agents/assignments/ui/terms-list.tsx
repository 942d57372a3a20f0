import { m } from "~/messages/messages";
import { DefinitionList } from "~/ui/data/definition-list";
import type { TermsView } from "../../marketplace/view";

const ENDED = {
  business: m.agents_terms_list_ended_by_business,
  agent: m.agents_terms_list_ended_by_agent,
  operator: m.agents_terms_list_ended_by_us,
} as const;

const endOf = (ended: string, by: TermsView["endedBy"]) =>
  (by ? ENDED[by] : m.agents_terms_list_expired)({ ended });

export function TermsList({ terms }: { terms: TermsView }) {
  const facts: [string, string][] = [
    [m.agents_terms_list_commission(), m.agents_terms_list_rate({ rate: terms.rate })],
    [
      m.agents_terms_list_duration(),
      terms.ends ? m.agents_terms_list_until({ duration: terms.duration, ends: terms.ends }) : terms.duration,
    ],
    [m.agents_terms_list_territory(), terms.territory],
    [m.agents_terms_list_offered(), terms.offered],
  ];
  if (terms.answered)
    facts.push([
      terms.state === "declined" ? m.agents_terms_list_declined() : m.agents_terms_list_accepted(),
      terms.answered,
    ]);
  if (terms.ended) facts.push([m.agents_terms_list_ended(), endOf(terms.ended, terms.endedBy)]);
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
