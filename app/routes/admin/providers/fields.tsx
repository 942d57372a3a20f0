import type { FieldMeta } from "~/ui/forms/field";
import { Field } from "~/ui/forms/field";

type Fields = Record<"name" | "issuer" | "clientId" | "clientSecret" | "isOn", FieldMeta>;

/** What the operator got from the provider. A secret is never shown again. */
export function ProviderFields({ fields, hasSecret }: { fields: Fields; hasSecret: boolean }) {
  return (
    <>
      <Field field={fields.name} label="Name on the button" hint="Such as Google." required />
      <Field
        field={fields.issuer}
        label="Issuer"
        type="url"
        hint="Google: https://accounts.google.com. Microsoft: https://login.microsoftonline.com/ with the id of your tenant and /v2.0."
        required
      />
      <Field field={fields.clientId} label="Client id" autoComplete="off" required />
      <Field
        field={fields.clientSecret}
        label="Client secret"
        type="password"
        autoComplete="new-password"
        hint={hasSecret ? "One is set. Leave this empty to keep it." : "Not set."}
      />
      <Field field={fields.isOn} label="Show its button on the sign-in pages" type="checkbox" />
    </>
  );
}

ProviderFields.labelsOf = () => ({ name: "Name on the button" });
