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
      hint="It stops by itself when the shared directory has so many companies."
      required
    />
    <Submit pending="Starting">Start the research</Submit>
  </>
);
