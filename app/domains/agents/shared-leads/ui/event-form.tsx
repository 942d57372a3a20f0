import type { FormMetadata } from "@conform-to/react";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { MAX_STEP_LENGTH, MAX_TEXT_LENGTH, OUTCOME_LABELS, OUTCOMES, WAY_LABELS, WAYS } from "../policy";

const ways = WAYS.map((value) => ({ value, label: WAY_LABELS[value] }));
const outcomes = OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }));

type Name = "kind" | "outcome" | "text" | "nextStep" | "nextStepDay";

/** The agent's action, its outcome, and the next step. */
export function EventForm({
  form,
  fields,
}: {
  form: Parameters<typeof PostForm>[0]["form"] | FormMetadata<Record<string, unknown>>;
  fields: Record<Name, FieldMeta>;
}) {
  return (
    <PostForm form={form} creates>
      <Field field={fields.kind} label="Contact method" type="select" options={ways} required />
      <Field
        field={fields.outcome}
        label="Outcome"
        type="select"
        options={outcomes}
        placeholder="No outcome yet"
      />
      <Field
        field={fields.text}
        label="Note"
        type="textarea"
        hint={`Use at most ${MAX_TEXT_LENGTH} characters.`}
      />
      <Field
        field={fields.nextStep}
        label="Next step"
        hint={`e.g. Send prices. At most ${MAX_STEP_LENGTH} characters.`}
      />
      <Field field={fields.nextStepDay} label="Due date" type="date" />
      <Submit pending="Saving">Save</Submit>
    </PostForm>
  );
}
