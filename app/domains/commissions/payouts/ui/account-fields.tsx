import { Field, type FieldMeta, type Option } from "~/ui/forms/field";
import type { PayoutAccountInput } from "../payout-account-schema";
import { PAYOUT_KIND_LABELS } from "../payout-labels";

const KINDS = Object.entries(PAYOUT_KIND_LABELS).map(([value, label]) => ({ value, label }));

/** Shows the fields of both kinds; only the chosen kind applies. */
export function AccountFields({
  fields,
  countries,
}: {
  fields: Record<keyof PayoutAccountInput, FieldMeta>;
  countries: Option[];
}) {
  return (
    <>
      <Field field={fields.kind} label="Payout method" type="select" options={KINDS} required />
      <Field field={fields.holder} label="Account holder" autoComplete="name" required />
      <fieldset className="card">
        <legend>Mobile money</legend>
        <Field field={fields.operator} label="Operator" hint="e.g. M-Pesa, MTN or Orange" isFilter />
        <Field
          field={fields.phone}
          label="Number"
          type="tel"
          autoComplete="tel"
          hint="e.g. 0712 345 678 or +254 712 345 678."
          isFilter
        />
      </fieldset>
      <fieldset className="card">
        <legend>Bank account</legend>
        <Field field={fields.bank} label="Bank" isFilter />
        <Field field={fields.country} label="Bank country" type="select" options={countries} isFilter />
        <Field field={fields.account} label="IBAN or account number" autoComplete="off" isFilter />
        <Field field={fields.branch} label="Branch code" autoComplete="off" isFilter />
        <Field
          field={fields.swift}
          label="SWIFT code"
          autoComplete="off"
          hint="Required for account numbers without a branch code."
          isFilter
        />
      </fieldset>
    </>
  );
}
