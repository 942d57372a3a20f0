import type { FieldMeta } from "~/ui/forms/field";
import { Field } from "~/ui/forms/field";

type Fields = Record<"address" | "format" | "licence" | "licenceUrl" | "homeUrl" | "key", FieldMeta>;

const FORMATS = [
  { value: "csv", label: "CSV with a header" },
  { value: "json", label: "JSON, a list of objects" },
];

/** A feed's address, format and licence. A key is never shown again. */
export function FeedFields({ fields, hasKey }: { fields: Fields; hasKey: boolean }) {
  return (
    <>
      <Field
        field={fields.address}
        label="Where it is"
        hint="A public https address, or a file you put into the bucket, such as feeds/companies.csv."
        autoComplete="off"
        required
      />
      <Field
        field={fields.format}
        label="Format"
        type="select"
        options={FORMATS}
        hint="Columns are known by their names, as in an import. At most 20 MB of CSV or 5 MB of JSON."
        required
      />
      <Field
        field={fields.licence}
        label="Licence"
        hint="What allows you to show these companies to every business, such as CC BY 4.0. It is printed on the page of sources."
        required
      />
      <Field field={fields.licenceUrl} label="Address of the licence" type="url" />
      <Field field={fields.homeUrl} label="Home of the source" type="url" />
      <Field
        field={fields.key}
        label="Key"
        type="password"
        autoComplete="new-password"
        hint={
          hasKey
            ? "One is set. Leave this empty to keep it."
            : "Sent as Authorization, such as Bearer and the key. Leave it empty where none is needed."
        }
      />
    </>
  );
}

FeedFields.labelsOf = () => ({
  address: "Where it is",
  format: "Format",
  licence: "Licence",
  licenceUrl: "Address of the licence",
  homeUrl: "Home of the source",
  key: "Key",
});
