import { Field } from "~/ui/forms/field";
import type { FieldMeta } from "~/ui/forms/field-meta";
import { PLATFORMS, SOURCE_NAMES } from "../policy";

type Fields<Name extends string> = Record<Name, FieldMeta>;

const TYPES = [
  { value: "B2B", label: "B2B: a business" },
  { value: "B2C", label: "B2C: a consumer" },
];

export const PlatformField = ({ fields }: { fields: Fields<"platform"> }) => (
  <Field
    field={fields.platform}
    label="Platform"
    type="select"
    options={PLATFORMS.map((value) => ({ value, label: SOURCE_NAMES[value] }))}
    required
  />
);

export function ManualFields({
  fields,
}: {
  fields: Fields<"name" | "email" | "company" | "phone" | "region" | "leadType" | "tags" | "consentText">;
}) {
  return (
    <>
      <input type="hidden" name="isTyped" value="on" />
      <Field field={fields.name} label="Name" required />
      <Field field={fields.email} label="Email" type="email" hint="Email or phone is required." />
      <Field field={fields.phone} label="Phone" type="tel" hint="With country code, e.g. +254 712 345 678." />
      <Field field={fields.leadType} label="Lead type" type="select" options={TYPES} placeholder="–" />
      <Field field={fields.company} label="Company" hint="Required for B2B." />
      <Field field={fields.region} label="Country or region" />
      <Field field={fields.tags} label="Tags" hint="Up to 10, separated by commas." />
      <Field
        field={fields.consentText}
        label="Consent text"
        type="textarea"
        hint="Shown as your claim until the lead confirms it."
      />
    </>
  );
}

ManualFields.labelsOf = () => ({ region: "Country or region", consentText: "Consent text" });

export const FileField = ({ fields, maxBytes }: { fields: Fields<"csv">; maxBytes: number }) => (
  <Field
    field={fields.csv}
    label="CSV file"
    type="file"
    accept=".csv,.txt,text/csv"
    maxBytes={maxBytes}
    hint="Only a column with email addresses or phone numbers is required."
    required
  />
);

export function TokenFields({ fields }: { fields: Fields<"apiToken" | "criteria"> }) {
  return (
    <>
      <input type="hidden" name="isTyped" value="on" />
      <Field
        field={fields.apiToken}
        label="API token"
        hint="Only if the platform isn’t connected yet. Stored encrypted."
        autoComplete="off"
      />
      <Field
        field={fields.criteria}
        label="Criteria"
        hint="Separate words with commas. Matching words in messages become tags."
      />
    </>
  );
}

TokenFields.labelsOf = () => ({ apiToken: "API token" });
