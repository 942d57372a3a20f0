import { Form } from "@remix-run/react";
import { MARKETING } from "~/paths/business/marketing";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import type { LeadStatus } from "../policy";

const CONVERT = "Convert to Opportunity";
const markAs = (status: LeadStatus) => `Mark as ${status}`;

export const LeadActions = ({
  leadId,
  moves,
  canContact,
  canConvert,
  slim = false,
}: {
  leadId: number;
  moves: readonly LeadStatus[];
  canContact: boolean;
  canConvert: boolean;
  slim?: boolean;
}) => (
  <>
    {canContact ? (
      <LinkButton kind={slim ? "plain" : "primary"} slim={slim} writes to={MARKETING.contactLead(leadId)}>
        Contact
      </LinkButton>
    ) : null}
    {moves.map((status) => (
      <Form key={status} method="post" action={MARKETING.leadStatus(leadId)}>
        <input type="hidden" name="status" value={status} />
        <Submit kind="plain" slim={slim} formAction={MARKETING.leadStatus(leadId)}>
          {markAs(status)}
        </Submit>
      </Form>
    ))}
    {canConvert ? (
      <Form method="post" action={MARKETING.convertLead(leadId)}>
        <Once />
        <Submit
          kind="plain"
          slim={slim}
          aria-label={slim ? CONVERT : undefined}
          pending="Converting"
          formAction={MARKETING.convertLead(leadId)}
        >
          {slim ? "Convert" : CONVERT}
        </Submit>
      </Form>
    ) : null}
  </>
);
