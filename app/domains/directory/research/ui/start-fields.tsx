import type { FieldMeta } from "~/ui/forms/field";
import { Field } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";

export const FAILED_TO_START = "Failed to start database expansion";

export const StartFields = ({ fields }: { fields: { targetCount: FieldMeta } }) => (
  <>
    <Field
      field={fields.targetCount}
      label="Target"
      type="number"
      hint="Research stops when the directory reaches this size."
      required
    />
    <Submit pending="Starting">Start research</Submit>
  </>
);
