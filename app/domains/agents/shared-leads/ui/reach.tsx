import { LinkButton } from "~/ui/forms/link-button";
import { Card } from "~/ui/layout/page";
import type { WaysToReach } from "../ways-to-reach.server";

/** A lead's contact, and the phone's links to reach them. */
export function Reach({ person, ways, addTo }: { person: string; ways: WaysToReach; addTo: string }) {
  const { phone, tel, whatsapp, email, mailto, noMail } = ways;
  return (
    <Card title={person || "No contacts yet"}>
      <p className="small">
        {[phone, email].filter(Boolean).join(" · ") || "No phone number or email available."}
      </p>
      {noMail ? <p className="note info small">{noMail}</p> : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        {tel ? (
          <a className="button primary" href={tel}>
            Call
          </a>
        ) : null}
        {whatsapp ? <LinkButton to={whatsapp}>WhatsApp</LinkButton> : null}
        {mailto ? <LinkButton to={mailto}>Email</LinkButton> : null}
        <LinkButton to={addTo} kind={tel || mailto ? "quiet" : "plain"}>
          Add contact
        </LinkButton>
      </div>
    </Card>
  );
}
