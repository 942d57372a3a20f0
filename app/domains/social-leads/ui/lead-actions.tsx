import { Form } from "@remix-run/react";
import { MARKETING } from "~/paths/business/marketing";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import type { LeadStatus } from "../policy";

const MOVE_WORDS: Record<LeadStatus, string> = {
  new: "Mark as new",
  contacted: "Mark as contacted",
  qualified: "Mark as qualified",
  converted: "Converted",
};

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
  <div className={slim ? "grid grid-cols-[auto_auto] gap-2 justify-start" : "row"}>
    <LinkButton kind={slim ? "plain" : "primary"} slim={slim} writes to={MARKETING.contactLead(leadId)}>
      Contact
    </LinkButton>
    {moves.map((status) => (
      <Form key={status} method="post" action={MARKETING.leadStatus(leadId)}>
        <input type="hidden" name="status" value={status} />
        <Submit kind="plain" slim={slim} formAction={MARKETING.leadStatus(leadId)}>
          {MOVE_WORDS[status]}
        </Submit>
      </Form>
    ))}
    {canConvert ? (
      <Form method="post" action={MARKETING.convertLead(leadId)}>
        <Once />
        <Submit kind="plain" slim={slim} pending="Converting" formAction={MARKETING.convertLead(leadId)}>
          Convert to Opportunity
        </Submit>
      </Form>
    ) : null}
  </div>
);
