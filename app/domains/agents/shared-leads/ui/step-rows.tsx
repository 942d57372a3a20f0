import { Form } from "@remix-run/react";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { LeadRow } from "../view";

/** Next steps under one title, each with a button to complete or reopen it. */
export function StepRows({ title, steps, isDone }: { title: string; steps: LeadRow[]; isDone: boolean }) {
  if (steps.length === 0) return null;
  return (
    <section className="stack tight">
      <h2>{title}</h2>
      <ul className="ways plain">
        {steps.map(({ id, companyName, nextStep, nextDay }) => (
          <li key={id} className="row between">
            <span>
              <b>{nextStep}</b>
              <br />
              <span className="small">
                <Link to={DASHBOARD.lead(id)}>{companyName}</Link> · {nextDay}
              </span>
            </span>
            <Form method="post" action={DASHBOARD.stepDone(id)}>
              <input type="hidden" name="isDone" value={isDone ? "false" : "true"} />
              <Submit kind="plain" slim>
                {isDone ? m.agents_step_rows_undo() : m.agents_step_rows_done()}
                <span className="visually-hidden">: {`${nextStep}, ${companyName}`}</span>
              </Submit>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
