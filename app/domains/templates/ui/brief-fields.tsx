import type { Option } from "~/ui/forms/field";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { RadioGroup } from "~/ui/forms/radio-group";
import { ASKS, TYPE_OPTIONS } from "../template-limits";

export type BriefFieldSet = Record<"offer" | "reader" | "ask" | "templateType" | "language", FieldMeta>;

export function BriefFields({ fields, languages }: { fields: BriefFieldSet; languages: Option[] }) {
  return (
    <>
      <Field
        field={fields.offer}
        label="What do you offer?"
        type="textarea"
        rows={3}
        required
        hint="One or two sentences, in the language of the email. It uses them as they are."
      />
      <Field
        field={fields.reader}
        label="Whom is it for?"
        hint="Such as: heads of purchasing in food companies."
      />
      <RadioGroup field={fields.ask} legend="What do you ask for?" options={ASKS} />
      <Field field={fields.templateType} label="Type" type="select" options={TYPE_OPTIONS} required />
      <Field field={fields.language} label="Language" type="select" options={languages} required />
    </>
  );
}

BriefFields.labelsOf = () => ({
  ask: "What do you ask for?",
  offer: "What do you offer?",
  reader: "Whom is it for?",
});
