import type { FormMetadata } from "@conform-to/react";
import { m } from "~/messages/messages";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { MAX_STEP_LENGTH, MAX_TEXT_LENGTH, OUTCOME_LABELS, OUTCOMES, WAY_LABELS, WAYS } from "../policy";

const waysToReach = () => WAYS.map((value) => ({ value, label: WAY_LABELS[value] }));
const outcomeChoices = () => OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }));

type Name = "kind" | "outcome" | "text" | "nextStep" | "nextStepDay";

/** Form for the agent's action, its outcome, and the next step. */
export function EventForm({
  form,
  fields,
}: {
  form: Parameters<typeof PostForm>[0]["form"] | FormMetadata<Record<string, unknown>>;
  fields: Record<Name, FieldMeta>;
}) {
  return (
    <PostForm form={form} creates>
      <Field
        field={fields.kind}
        label={m.agents_event_form_contact_method()}
        type="select"
        options={waysToReach()}
        required
      />
      <Field
        field={fields.outcome}
        label={m.agents_event_form_outcome()}
        type="select"
        options={outcomeChoices()}
        placeholder={m.agents_event_form_no_outcome_yet()}
      />
      <Field
        field={fields.text}
        label={m.agents_event_form_note()}
        type="textarea"
        hint={m.agents_event_form_use_at_most_characters({ maxTextLength: MAX_TEXT_LENGTH })}
      />
      <Field
        field={fields.nextStep}
        label={m.agents_event_form_next_step()}
        hint={m.agents_event_form_e_g_send_prices_at({ maxStepLength: MAX_STEP_LENGTH })}
      />
      <Field field={fields.nextStepDay} label={m.agents_event_form_due_date()} type="date" />
      <Submit pending="Saving">{m.agents_event_form_save()}</Submit>
    </PostForm>
  );
}
