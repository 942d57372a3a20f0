import { Form } from "@remix-run/react";
import { MARKETING } from "~/paths/business/marketing";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import type { LeadStatus } from "../policy";

/** A row of a table has room for the short words; who listens hears all of them. */
const Unless = ({ slim, children }: { slim: boolean; children: string }) =>
  slim ? <span className="visually-hidden">{children}</span> : children;

/** The buttons, for a row of their own or of a table. */
export const LeadActions = ({
  leadId,
  moves,
  canConvert,
  slim = false,
}: {
  leadId: number;
  moves: readonly LeadStatus[];
  canConvert: boolean;
  slim?: boolean;
}) => (
  <>
    <LinkButton kind={slim ? "plain" : "primary"} slim={slim} writes to={MARKETING.contactLead(leadId)}>
      Contact
    </LinkButton>
    {moves.map((status) => (
      <Form key={status} method="post" action={MARKETING.leadStatus(leadId)}>
        <input type="hidden" name="status" value={status} />
        <Submit kind="plain" slim={slim} formAction={MARKETING.leadStatus(leadId)}>
          <Unless slim={slim}>Mark as </Unless>
          {status}
        </Submit>
      </Form>
    ))}
    {canConvert ? (
      <Form method="post" action={MARKETING.convertLead(leadId)}>
        <Once />
        <Submit kind="plain" slim={slim} pending="Converting" formAction={MARKETING.convertLead(leadId)}>
          Convert<Unless slim={slim}> to Opportunity</Unless>
        </Submit>
      </Form>
    ) : null}
  </>
);
