import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";

export const LeadToOpportunity = ({
  leadId,
  opportunity,
}: {
  leadId: number;
  opportunity: { id: number } | null;
}) =>
  opportunity ? (
    <LinkButton to={paths.opportunities.opportunity(opportunity.id)}>View deal</LinkButton>
  ) : (
    <IfCanWrite>
      <Form method="post" action={paths.opportunities.ofLead(leadId)}>
        <Submit formAction={paths.opportunities.ofLead(leadId)} pending="Creating">
          Create deal
        </Submit>
      </Form>
    </IfCanWrite>
  );
