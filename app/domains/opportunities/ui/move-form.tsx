import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { STAGE_CHOICES } from "../stage-choices";
import type { Stage } from "../stages";

export const MoveForm = ({
  of,
  back,
}: {
  of: { id: number; title: string; status: Stage };
  back?: "board";
}) => (
  <IfCanWrite>
    <Form method="post" action={paths.opportunities.move(of.id)} className="move-form">
      <input type="hidden" name="from" value={of.status} />
      {back ? <input type="hidden" name="back" value={back} /> : null}
      <label className="visually-hidden" htmlFor={`move-${of.id}`}>
        Stage of {of.title}
      </label>
      <select className="input" name="status" id={`move-${of.id}`} defaultValue={of.status} key={of.status}>
        {STAGE_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Submit kind="plain" slim pending="Moving" formAction={paths.opportunities.move(of.id)}>
        Move<span className="visually-hidden"> {of.title}</span>
      </Submit>
    </Form>
  </IfCanWrite>
);
