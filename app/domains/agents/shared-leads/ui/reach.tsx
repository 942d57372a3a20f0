import { m } from "~/messages/messages";
import { LinkButton } from "~/ui/forms/link-button";
import { Card } from "~/ui/layout/page";
import type { WaysToReach } from "../ways-to-reach.server";

/** A lead's contact, with links to call, message or email them. */
export function Reach({ person, ways, addTo }: { person: string; ways: WaysToReach; addTo: string }) {
  const { phone, tel, whatsapp, email, mailto, noMail } = ways;
  return (
    <Card title={person || m.agents_reach_no_contacts_yet()}>
      <p className="small">
        {[phone, email].filter(Boolean).join(" · ") || m.agents_reach_no_phone_number_or_email()}
      </p>
      {noMail ? <p className="note info small">{noMail}</p> : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        {tel ? (
          <a className="button primary" href={tel}>
            {m.agents_reach_call()}
          </a>
        ) : null}
        {whatsapp ? <LinkButton to={whatsapp}>{m.agents_reach_whatsapp()}</LinkButton> : null}
        {mailto ? <LinkButton to={mailto}>{m.agents_reach_email()}</LinkButton> : null}
        <LinkButton to={addTo} kind={tel || mailto ? "quiet" : "plain"}>
          {m.agents_reach_add_contact()}
        </LinkButton>
      </div>
    </Card>
  );
}
