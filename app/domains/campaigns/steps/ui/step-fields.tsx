import { Field, type FieldMeta, type Option } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { waitOptions } from "../step-days";

export function StepFields({
  place,
  day,
  fields,
  templates,
  isNew = false,
  isOnly = false,
}: {
  place: number;
  /** The day counted from the first email. */
  day: string;
  fields: { templateId: FieldMeta; delayHours: FieldMeta; subjectB: FieldMeta };
  templates: Option[];
  isNew?: boolean;
  isOnly?: boolean;
}) {
  const what = <span className="visually-hidden"> step {place}</span>;
  return (
    <li>
      <fieldset className="stack">
        <legend>
          <b>{day}</b> <span className="muted">{isNew ? "New step" : `Step ${place}`}</span>
        </legend>
        <div className="grid-2">
          <Field
            field={fields.templateId}
            label="Template"
            type="select"
            required={!isNew}
            placeholder={isNew ? "No more steps" : "Choose a template"}
            options={templates}
          />
          {place === 1 ? (
            <input type="hidden" name={fields.delayHours.name} value="0" />
          ) : (
            <Field
              field={fields.delayHours}
              label="Wait"
              type="select"
              options={waitOptions(fields.delayHours.initialValue)}
              required
            />
          )}
        </div>
        <Field
          field={fields.subjectB}
          label="Second subject"
          hint="A/B test: half of the recipients get this subject."
        />
        {isNew ? (
          <div className="row">
            <Submit kind="plain" slim name="add" value="1">
              Add step
            </Submit>
          </div>
        ) : (
          <div className="row">
            {place > 1 ? (
              <Submit kind="plain" slim name="up" value={place}>
                Move up{what}
              </Submit>
            ) : null}
            {isOnly ? null : (
              <Submit kind="quiet" slim name="remove" value={place}>
                Remove{what}
              </Submit>
            )}
          </div>
        )}
      </fieldset>
    </li>
  );
}
