import { Field } from "~/ui/forms/field";
import type { FieldMeta } from "~/ui/forms/field-meta";
import { PLATFORMS, SOURCE_NAMES } from "../policy";

type Fields<Name extends string> = Record<Name, FieldMeta>;

const TYPES = [
  { value: "B2B", label: "B2B: a business" },
  { value: "B2C", label: "B2C: a private person" },
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
      <Field field={fields.email} label="Email" type="email" hint="An address, or a phone number." />
      <Field
        field={fields.phone}
        label="Phone"
        type="tel"
        hint="With its country, such as +254 712 345 678."
      />
      <Field field={fields.leadType} label="Lead type" type="select" options={TYPES} placeholder="–" />
      <Field field={fields.company} label="Company" hint="Needed unless the lead type is B2C." />
      <Field field={fields.region} label="Country or region" />
      <Field field={fields.tags} label="Tags" hint="With commas between them, at most 10." />
      <Field
        field={fields.consentText}
        label="What they agreed to"
        type="textarea"
        hint="Saved as claimed by your business until they confirm it."
      />
    </>
  );
}

ManualFields.labelsOf = () => ({ region: "Country or region", consentText: "What they agreed to" });

export const FileField = ({ fields, maxBytes }: { fields: Fields<"csv">; maxBytes: number }) => (
  <Field
    field={fields.csv}
    label="CSV file"
    type="file"
    accept=".csv,.txt,text/csv"
    maxBytes={maxBytes}
    hint="A column with emails or phone numbers is enough. Lead files from Meta work as they are."
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
        hint="Only needed where the platform is not connected yet. It is stored encrypted and never shown again."
        autoComplete="off"
      />
      <Field
        field={fields.criteria}
        label="Criteria"
        hint="Words with commas between them: a lead whose message has one of them gets it as a tag."
      />
    </>
  );
}

TokenFields.labelsOf = () => ({ apiToken: "API token" });
