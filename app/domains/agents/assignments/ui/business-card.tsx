import { AGENT_BUSINESSES } from "~/paths/agents/businesses";
import { CHATS } from "~/paths/agents/chats";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { TermsView } from "../../marketplace/view";
import { TermsList } from "./terms-list";

interface BusinessView {
  business: string;
  accountId: number;
  isDemo: boolean;
  terms: TermsView;
}

const KINDS = { offered: "busy", accepted: "good", declined: "plain", ended: "plain" } as const;
const WORDS = {
  offered: "Waits for you",
  accepted: "You work for them",
  declined: "Declined",
  ended: "Ended",
} as const;

function Answers({ business, terms: { id, state } }: BusinessView) {
  const to = (move: "accept" | "decline" | "end") => AGENT_BUSINESSES.move(id, move);
  if (state === "offered")
    return (
      <div className="row">
        <form method="post" action={to("accept")}>
          <Submit aria-label={`Accept ${business}`}>Accept</Submit>
        </form>
        <form method="post" action={to("decline")}>
          <Submit kind="plain" aria-label={`Decline ${business}`}>
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

export function BusinessCard(view: BusinessView) {
  const { business, accountId, isDemo, terms } = view;
  return (
    <Card title={business}>
      <p>
        <Badge kind={KINDS[terms.state]}>{WORDS[terms.state]}</Badge>{" "}
        {isDemo ? <Badge kind="demo">Demo</Badge> : null}
      </p>
      <TermsList terms={terms} />
      <Answers {...view} />
      {terms.state === "declined" ? null : (
        <p>
          <Link to={CHATS.withBusiness(accountId)}>Messages with {business}</Link>
        </p>
      )}
    </Card>
  );
}
