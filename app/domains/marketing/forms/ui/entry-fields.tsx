import type { FieldMeta } from "~/ui/forms/field";
import { Field } from "~/ui/forms/field";
import type { FormLabels } from "../form-labels";

interface EntryProps {
  fields: Record<string, FieldMeta>;
  words: FormLabels;
  consentText: string;
}

/** The visitor's fields; the last one is a hidden honeypot that people leave empty. */
export const EntryFields = ({ fields, words, consentText }: EntryProps) => {
  const fieldOf = (name: string) => fields[name] as FieldMeta;
  const optional = (text: string) => (
    <>
      {text} <span className="optional">({words.optional})</span>
    </>
  );
  return (
    <>
      <Field field={fieldOf("name")} label={words.name} autoComplete="name" required />
      <Field
        field={fieldOf("email")}
        label={words.email}
        type="email"
        autoComplete="email"
        hint={words.reach}
        isFilter
      />
      <Field field={fieldOf("phone")} label={words.phone} type="tel" autoComplete="tel" isFilter />
      <Field
        field={fieldOf("company")}
        label={optional(words.company)}
        autoComplete="organization"
        isFilter
      />
      <Field field={fieldOf("message")} label={optional(words.message)} type="textarea" isFilter />
      <Field field={fieldOf("consent")} label={consentText} type="checkbox" required />
      <div className="visually-hidden" aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </div>
    </>
  );
};

EntryFields.labelsOf = ({ words, consentText }: EntryProps) => ({
  name: words.name,
  email: words.email,
  phone: words.phone,
  company: words.company,
  message: words.message,
  consent: consentText,
});
