import { Field, type FieldMeta, type Option } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";

export function StepFields({
  place,
  fields,
  templates,
  isNew = false,
  isOnly = false,
}: {
  place: number;
  fields: { templateId: FieldMeta; delayHours: FieldMeta; subjectB: FieldMeta };
  templates: Option[];
  isNew?: boolean;
  isOnly?: boolean;
}) {
  const what = <span className="visually-hidden"> step {place}</span>;
  return (
    <fieldset className="card">
      <legend>{isNew ? "Add a step" : `Step ${place}`}</legend>
      <Field
        field={fields.templateId}
        label="Template"
        type="select"
        required={!isNew}
        placeholder={isNew ? "No further step" : "Choose a template"}
        options={templates}
      />
      {place === 1 ? (
        <input type="hidden" name={fields.delayHours.name} value="0" />
      ) : (
        <Field
          field={fields.delayHours}
          label="Wait after the step before"
          hint="A day is 24 hours, a week 168."
          type="number"
          min={0}
          max={8760}
          unit="hours"
          required
        />
      )}
      <Field
        field={fields.subjectB}
        label="Second subject"
        hint="Half of the recipients get it. You see which does better."
      />
      {isNew ? (
        <div className="row">
          <Submit kind="plain" slim name="add" value="1">
            Add this step
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
            <Submit kind="danger" slim name="remove" value={place}>
              Remove{what}
            </Submit>
          )}
        </div>
      )}
    </fieldset>
  );
}
