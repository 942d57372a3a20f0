import { AssignmentAnswers, AssignmentBadge } from "~/domains/agents/assignments/ui/assignment-answers";
import { TermsList } from "~/domains/agents/assignments/ui/terms-list";
import { MatchBadge } from "~/domains/matching/ui/match-badge";
import { m } from "~/messages/messages";
import { CHATS } from "~/paths/agents/chats";
import { MATCHING } from "~/paths/agents/matching";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Disclosure } from "~/ui/layout/disclosure";
import { Link } from "~/ui/link";
import type { BusinessRow } from "../business-row";

/** An agent's businesses with their offers and requests, and links to their messages. */
export const BusinessList = ({ rows }: { rows: readonly BusinessRow[] }) => (
  <ul className="ways plain">
    {rows.map(({ accountId, business, isDemo, terms, requests, messages }) => (
      <li key={accountId} className="stack tight">
        <div className="row between">
          <b>{business}</b>
          <span>
            {terms ? <AssignmentBadge state={terms.state} /> : null} <DemoBadge isDemo={isDemo} />
          </span>
        </div>
        {requests.map(({ id, title, score, state }) => (
          <div key={id} className="row between">
            <span>
              <Link to={MATCHING.asked(id)}>{title}</Link>{" "}
              <span className="small muted">{m.agents_business_list_match_score_out_of_100({ score })}</span>
            </span>
            <MatchBadge state={state} isOwn />
          </div>
        ))}
        {messages?.last ? (
          <div className="row small muted">
            {m.agents_business_list_last_message({ last: messages.last })}
            {messages.unread > 0 ? (
              <Badge kind="busy">{m.agents_chat_new_messages({ count: messages.unread })}</Badge>
            ) : null}
          </div>
        ) : null}
        {messages ? (
          <div className="row">
            {terms?.state === "offered" ? <AssignmentAnswers business={business} terms={terms} /> : null}
            <LinkButton
              slim
              to={CHATS.withBusiness(accountId)}
              aria-label={m.agents_business_list_messages_with({ business })}
            >
              {m.agents_business_list_messages()}
            </LinkButton>
          </div>
        ) : null}
        {terms ? (
          <Disclosure summary={m.agents_business_list_terms()} isOpen={terms.state === "offered"}>
            <TermsList terms={terms} />
            {terms.state === "accepted" ? <AssignmentAnswers business={business} terms={terms} /> : null}
          </Disclosure>
        ) : null}
      </li>
    ))}
  </ul>
);
