import { Field, type FieldMeta } from "~/ui/forms/field";

/** The buyer's details as printed on invoices. */
export function BillingDetailsFields({
  fields,
}: {
  fields: { billedTo: FieldMeta; address: FieldMeta; taxNumber: FieldMeta };
}) {
  return (
    <>
      <Field field={fields.billedTo} label="Billed to" hint="Defaults to your account name." />
      <Field field={fields.address} label="Address" type="textarea" rows={3} />
      <Field field={fields.taxNumber} label="Tax number" hint="e.g. VAT, TIN or KRA PIN." />
    </>
  );
}
