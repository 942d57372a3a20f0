import { m } from "~/messages/messages";
import { Field, type FieldMeta, type Option } from "~/ui/forms/field";
import type { PayoutAccountInput } from "../payout-account-schema";
import { PAYOUT_KIND_LABELS } from "../payout-labels";

const KINDS = Object.entries(PAYOUT_KIND_LABELS).map(([value, label]) => ({ value, label }));

/** The fields of the chosen kind. An old browser shows both kinds, but only the chosen one applies. */
export function AccountFields({
  fields,
  countries,
}: {
  fields: Record<keyof PayoutAccountInput, FieldMeta>;
  countries: Option[];
}) {
  return (
    <>
      <Field
        field={fields.kind}
        label={m.agents_account_fields_payout_method()}
        type="select"
        options={KINDS}
        required
      />
      <Field
        field={fields.holder}
        label={m.agents_account_fields_account_holder()}
        autoComplete="name"
        required
      />
      <fieldset className="card in-[form:has([value=bank]:checked)]:hidden">
        <legend>{m.agents_account_fields_mobile_money()}</legend>
        <Field
          field={fields.operator}
          label={m.agents_account_fields_operator()}
          hint={m.agents_account_fields_e_g_m_pesa_mtn()}
          isFilter
        />
        <Field
          field={fields.phone}
          label={m.agents_account_fields_number()}
          type="tel"
          autoComplete="tel"
          hint={m.agents_account_fields_e_g_0712_345_678()}
          isFilter
        />
      </fieldset>
      <fieldset className="card in-[form:has([value=mobile]:checked)]:hidden">
        <legend>{m.agents_account_fields_bank_account()}</legend>
        <Field field={fields.bank} label={m.agents_account_fields_bank()} isFilter />
        <Field
          field={fields.country}
          label={m.agents_account_fields_bank_country()}
          type="select"
          options={countries}
          isFilter
        />
        <Field
          field={fields.account}
          label={m.agents_account_fields_iban_or_account_number()}
          autoComplete="off"
          isFilter
        />
        <Field
          field={fields.branch}
          label={m.agents_account_fields_branch_code()}
          autoComplete="off"
          isFilter
        />
        <Field
          field={fields.swift}
          label={m.agents_account_fields_swift_code()}
          autoComplete="off"
          hint={m.agents_account_fields_required_for_account_numbers_without()}
          isFilter
        />
      </fieldset>
    </>
  );
}
