import { VariableButtons } from "~/domains/templates/ui/variable-buttons";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { Disclosure } from "~/ui/layout/disclosure";

/** Written here it is saved as a template with the campaign; `isAlone`: there is none to choose. */
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
    <Disclosure summary="Write the first mail here" isOpen={isUsed || isAlone}>
      <Field field={subject} label="Subject" isFilter />
      <Field
        field={content}
        label="What the mail says"
        type="textarea"
        rows={10}
        isFilter
        hint="Plain text, with an empty line between paragraphs. After a bar stands what is written where a lead has no such value: {{firstName|there}}."
      />
      <VariableButtons />
      <p className="hint">
        It goes in place of a template, and is saved as one under the campaign's name, for the next campaign
        too.
      </p>
    </Disclosure>
  );
}
