import { VariableButtons } from "~/domains/templates/ui/variable-buttons";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { Disclosure } from "~/ui/layout/disclosure";

/** Content written here is saved as a template with the campaign. `isAlone`: there is no template to choose. */
export function FirstMail({
  subject,
  content,
  isAlone,
}: {
  subject: FieldMeta;
  content: FieldMeta;
  isAlone: boolean;
}) {
  const isUsed = [subject, content].some(({ errors, initialValue }) => errors || initialValue);
  return (
    <Disclosure summary="Write the first email" isOpen={isUsed || isAlone}>
      <Field field={subject} label="Subject" isFilter />
      <Field
        field={content}
        label="Email content"
        type="textarea"
        rows={10}
        isFilter
        hint="Plain text. Add a fallback after a bar: {{firstName|there}}."
      />
      <VariableButtons />
      <p className="hint">Saved as a template with the campaign’s name.</p>
    </Disclosure>
  );
}
