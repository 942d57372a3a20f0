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
        label="Offer"
        type="textarea"
        rows={3}
        required
        hint="1 or 2 sentences in the email’s language, used unchanged."
      />
      <Field
        field={fields.reader}
        label="Target audience"
        hint="e.g. heads of purchasing in food companies"
      />
      <RadioGroup field={fields.ask} legend="Call to action" options={ASKS} />
      <Field field={fields.templateType} label="Type" type="select" options={TYPE_OPTIONS} required />
      <Field field={fields.language} label="Language" type="select" options={languages} required />
    </>
  );
}

BriefFields.labelsOf = () => ({
  ask: "Call to action",
  offer: "Offer",
  reader: "Target audience",
});
