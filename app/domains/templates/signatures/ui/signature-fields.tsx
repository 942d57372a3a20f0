import { Field, type FieldMeta } from "~/ui/forms/field";
import { RadioGroup } from "~/ui/forms/radio-group";
import { ILLUSTRATIONS } from "../signature-html";
import type { SignatureStep } from "../signature-steps";

type Name =
  | "name"
  | "title"
  | "company"
  | "phone"
  | "email"
  | "website"
  | "logo"
  | "logoUrl"
  | "removeLogo"
  | "customText"
  | "illustration";
export type SignatureFieldSet = Record<Name, FieldMeta>;

const DESIGNS = ILLUSTRATIONS.map(({ value, label, line }) => ({
  value,
  label: line ? `${label}: ${line}` : label,
}));

export function SignatureFields({ step, fields }: { step: SignatureStep; fields: SignatureFieldSet }) {
  if (step === "details")
    return (
      <>
        <Field field={fields.name} label="Name" required autoComplete="name" />
        <Field field={fields.title} label="Title" autoComplete="organization-title" />
        <Field field={fields.company} label="Company" autoComplete="organization" />
        <Field field={fields.phone} label="Phone" type="tel" autoComplete="tel" />
        <Field field={fields.email} label="Email" type="email" required={false} autoComplete="email" />
        <Field field={fields.website} label="Website" inputMode="url" autoComplete="url" />
      </>
    );
  if (step === "illustration")
    return (
      <RadioGroup
        field={fields.illustration}
        legend="Divider"
        options={DESIGNS}
        hint="A line of characters above your name. Works in every email app."
      />
    );
  const url = typeof fields.logoUrl.initialValue === "string" ? fields.logoUrl.initialValue : "";
  return (
    <>
      {fields.logo.errors ? <h2>Failed to upload file</h2> : null}
      <input type="hidden" name="logoUrl" value={url} />
      <Field
        field={fields.logo}
        label={url ? "New logo" : "Logo"}
        type="file"
        accept=".png,.jpg,.jpeg"
        hint="PNG or JPG, at most 2 MB. Shown 48 px high."
      />
      {url ? <Field field={fields.removeLogo} label="Remove logo" type="checkbox" /> : null}
      <Field
        field={fields.customText}
        label="Additional lines"
        type="textarea"
        rows={4}
        hint="e.g. an address or opening hours"
      />
    </>
  );
}
