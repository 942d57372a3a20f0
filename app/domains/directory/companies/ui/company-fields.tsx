import { Field, type FieldMeta, type Option } from "~/ui/forms/field";
import type { CompanyFormRow } from "../company-view.server";

interface Choices {
  countries: readonly Option[];
  industries: readonly Option[];
  sizes: readonly Option[];
}

export function CompanyFields({
  rows,
  fields,
  choices,
}: {
  rows: CompanyFormRow[];
  fields: Record<string, FieldMeta>;
  choices: Choices;
}) {
  const kinds = {
    text: {},
    url: { inputMode: "url" },
    long: { type: "textarea", rows: 5 },
    number: { type: "number", min: 1, step: 1 },
    country: { type: "select", options: choices.countries, placeholder: "–" },
    industry: { type: "select", options: choices.industries, placeholder: "–" },
    size: { type: "select", options: choices.sizes, placeholder: "–" },
  } as const;
  return rows.map(({ name, label, hint, input, isRequired }) => {
    const field = fields[name];
    return field ? (
      <Field
        key={name}
        field={field}
        label={label}
        hint={hint}
        autoComplete="off"
        required={Boolean(isRequired)}
        {...kinds[input]}
      />
    ) : null;
  });
}
