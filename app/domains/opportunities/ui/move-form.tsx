import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { STAGE_CHOICES } from "../stage-choices";
import type { Stage } from "../stages";

export const MoveForm = ({
  opportunity,
  back,
}: {
  opportunity: { id: number; title: string; status: Stage };
  back?: "board";
}) => (
  <IfCanWrite>
    <Form method="post" action={paths.opportunities.move(opportunity.id)} className="stack tight">
      <input type="hidden" name="from" value={opportunity.status} />
      {back ? <input type="hidden" name="back" value={back} /> : null}
      <select
        className="input"
        name="status"
        aria-label={`Stage of ${opportunity.title}`}
        defaultValue={opportunity.status}
        key={opportunity.status}
      >
        {STAGE_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Submit
        kind="plain"
        slim
        pending="Moving"
        formAction={paths.opportunities.move(opportunity.id)}
        aria-label={`Move ${opportunity.title}`}
      >
        Move
      </Submit>
    </Form>
  </IfCanWrite>
);
