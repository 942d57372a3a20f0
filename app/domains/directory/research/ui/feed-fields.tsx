import type { FieldMeta } from "~/ui/forms/field";
import { Field } from "~/ui/forms/field";

type Fields = Record<"address" | "format" | "licence" | "licenceUrl" | "homeUrl" | "key", FieldMeta>;

const FORMATS = [
  { value: "csv", label: "CSV with a header" },
  { value: "json", label: "JSON list of objects" },
];

/** A feed's address, format and licence. A key is never shown again. */
export function FeedFields({ fields, hasKey }: { fields: Fields; hasKey: boolean }) {
  return (
    <>
      <Field
        field={fields.address}
        label="Address"
        hint="A public https URL, or a stored file, e.g. feeds/companies.csv."
        autoComplete="off"
        required
      />
      <Field
        field={fields.format}
        label="Format"
        type="select"
        options={FORMATS}
        hint="Same column names as imports. Max. 20 MB CSV or 5 MB JSON."
        required
      />
      <Field
        field={fields.licence}
        label="Licence"
        hint="Shown on the sources page, e.g. CC BY 4.0."
        required
      />
      <Field field={fields.licenceUrl} label="Licence URL" type="url" />
      <Field field={fields.homeUrl} label="Source website" type="url" />
      <Field
        field={fields.key}
        label="Key"
        type="password"
        autoComplete="new-password"
        hint={
          hasKey
            ? "Leave blank to keep the current key."
            : "Optional. Sent as the Authorization header, e.g. Bearer abc123."
        }
      />
    </>
  );
}

FeedFields.labelsOf = () => ({
  address: "Address",
  format: "Format",
  licence: "Licence",
  licenceUrl: "Licence URL",
  homeUrl: "Source website",
  key: "Key",
});
