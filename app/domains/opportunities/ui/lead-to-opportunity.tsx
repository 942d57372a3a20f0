import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";

export const LeadToOpportunity = ({
  leadId,
  opportunity,
}: {
  leadId: number;
  opportunity: { id: number } | null;
}) =>
  opportunity ? (
    <LinkButton to={paths.opportunities.opportunity(opportunity.id)}>Open its opportunity</LinkButton>
  ) : (
    <WritersOnly>
      <Form method="post" action={paths.opportunities.ofLead(leadId)}>
        <Submit formAction={paths.opportunities.ofLead(leadId)} pending="Adding">
          Create opportunity
        </Submit>
      </Form>
    </WritersOnly>
  );
