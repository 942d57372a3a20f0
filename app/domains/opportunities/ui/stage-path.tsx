import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Stepper } from "~/ui/layout/stepper";
import { OPEN_STAGES, STAGE_NAMES, type Stage } from "../stages";
import type { OpportunityView } from "../view";

const WAY: Stage[] = [...OPEN_STAGES, "closed_won"];

const NEXT: Partial<Record<Stage, [Stage, string]>> = {
  new_lead: ["qualified", "Move to “Qualified”"],
  qualified: ["in_progress", "Move to “In progress”"],
  in_progress: ["closed_won", "Mark as won"],
};

export function StagePath({ opportunity }: { opportunity: OpportunityView }) {
  const next = NEXT[opportunity.status];
  const move = paths.opportunities.move(opportunity.id);
  return (
    <div className="stack">
      {opportunity.status === "closed_lost" ? (
        <Alert kind="warning" title={`Lost on ${opportunity.closedAt ?? opportunity.movedAt}`}>
          {opportunity.lostReason}
        </Alert>
      ) : (
        <Stepper
          label="Stage"
          steps={WAY.map((stage) => ({ label: STAGE_NAMES[stage] }))}
          current={WAY.indexOf(opportunity.status)}
        />
      )}
      <IfCanWrite>
        <div className="row">
          {next ? (
            <Form method="post" action={move}>
              <input type="hidden" name="from" value={opportunity.status} />
              <input type="hidden" name="status" value={next[0]} />
              <Submit pending="Moving" formAction={move}>
                {next[1]}
              </Submit>
            </Form>
          ) : null}
          {opportunity.isOpen ? (
            <LinkButton to={paths.withQuery(move, { to: "closed_lost" })}>Mark as lost</LinkButton>
          ) : null}
          <LinkButton kind={next ? "quiet" : "plain"} to={move}>
            {next ? "Another stage" : "Reopen or move"}
          </LinkButton>
        </div>
      </IfCanWrite>
    </div>
  );
}
