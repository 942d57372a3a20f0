import type { FieldMeta } from "~/ui/forms/field";
import { Field } from "~/ui/forms/field";

type Fields = Record<"name" | "issuer" | "clientId" | "clientSecret" | "isOn", FieldMeta>;

/** Settings the operator got from the provider. A secret is never shown again. */
export function ProviderFields({ fields, hasSecret }: { fields: Fields; hasSecret: boolean }) {
  return (
    <>
      <Field field={fields.name} label="Button name" hint="e.g. Google" required />
      <Field
        field={fields.issuer}
        label="Issuer"
        type="url"
        hint="Google: https://accounts.google.com. Microsoft: https://login.microsoftonline.com/YOUR-TENANT-ID/v2.0."
        required
      />
      <Field field={fields.clientId} label="Client ID" autoComplete="off" required />
      <Field
        field={fields.clientSecret}
        label="Client secret"
        type="password"
        autoComplete="new-password"
        hint={hasSecret ? "Leave blank to keep the current secret." : "No secret saved yet."}
      />
      <Field field={fields.isOn} label="Show button on sign-in pages" type="checkbox" />
    </>
  );
}

ProviderFields.labelsOf = () => ({ name: "Button name" });
