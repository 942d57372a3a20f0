import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Stepper } from "~/ui/layout/stepper";
import { OPEN_STAGES, STAGE_NAMES, type Stage } from "../stages";
import type { OpportunityView } from "../view";

const WAY: Stage[] = [...OPEN_STAGES, "closed_won"];

const NEXT: Partial<Record<Stage, Stage>> = { new_lead: "qualified", qualified: "in_progress" };

function MoveButton({
  opportunity: { id, status },
  to,
  here,
  kind,
  children,
}: {
  opportunity: OpportunityView;
  to: Stage;
  /** The page that shows the result of the move. */
  here: string;
  kind: "primary" | "plain";
  children: ReactNode;
}) {
  const move = paths.opportunities.move(id);
  return (
    <IfCanWrite>
      <Form method="post" action={move}>
        <input type="hidden" name="from" value={status} />
        <input type="hidden" name="status" value={to} />
        <input type="hidden" name="back" value={here} />
        <Submit kind={kind} pending="Moving" formAction={move}>
          {children}
        </Submit>
      </Form>
    </IfCanWrite>
  );
}

/** For an open deal in any stage; the next page asks for value and close date. */
export const WonButton = (props: {
  opportunity: OpportunityView;
  here: string;
  kind: "primary" | "plain";
}) =>
  props.opportunity.isOpen ? (
    <MoveButton {...props} to="closed_won">
      Mark as won
    </MoveButton>
  ) : null;

/** Moves a deal to the next open stage; not shown in the last one. */
export function NextStageButton({ opportunity, here }: { opportunity: OpportunityView; here: string }) {
  const next = NEXT[opportunity.status];
  if (!next) return null;
  return (
    <MoveButton opportunity={opportunity} to={next} here={here} kind="plain">
      Move to “{STAGE_NAMES[next]}”
    </MoveButton>
  );
}

export function StagePath({ opportunity }: { opportunity: OpportunityView }) {
  if (opportunity.status === "closed_lost")
    return (
      <Alert kind="warning" title={`Lost on ${opportunity.closedOn ?? opportunity.movedOn}`}>
        {opportunity.lostReason}
      </Alert>
    );
  return (
    <Stepper
      label="Stage"
      steps={WAY.map((stage) => ({ label: STAGE_NAMES[stage] }))}
      current={WAY.indexOf(opportunity.status)}
    />
  );
}
