import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { SETTINGS_FORMS } from "~/domains/admin/settings/settings-schemas";
import { MAX_BANK_ACCOUNTS, type OperatorIdentity } from "~/domains/settings/operator-identity";
import { adminPage } from "~/http/pages/page.server";
import { Field } from "~/ui/forms/field";
import { changeSection } from "./change.server";
import { SettingsPart } from "./part";

export const meta: MetaFunction = () => [{ title: "Company details" }];

const EMPTY_ROWS = 2;
const EMPTY = { currency: "", bankName: "", accountHolder: "", accountNumber: "", swift: "" };

export const loader = adminPage(async (ctx) => {
  const { operator } = await getSettings(ctx);
  const rows = Math.min(operator.bankAccounts.length + EMPTY_ROWS, MAX_BANK_ACCOUNTS);
  const bankAccounts = Array.from({ length: rows }, (_, index) => operator.bankAccounts[index] ?? EMPTY);
  return { operator: { ...operator, bankAccounts } };
});

export const action = adminPage((ctx, args) =>
  changeSection(ctx, args, SETTINGS_FORMS.company, "Company details saved"),
);

export default function CompanyDetailsPage() {
  const { operator } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ operator: OperatorIdentity }>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { operator },
  });
  const company = fields.operator.getFieldset();
  return (
    <SettingsPart
      title="Company details"
      subtitle="Shown on invoices, in emails, the footer, terms and privacy page."
      form={form}
      save="Save"
    >
      <Field field={company.legalName} label="Legal name" required />
      <Field field={company.address} label="Address" type="textarea" rows={3} required />
      <Field field={company.registrationNumber} label="Registration number" required />
      <Field field={company.taxNumber} label="Tax number" hint="VAT, TIN or KRA PIN. Shown on invoices." />
      <Field
        field={company.privacyEmail}
        label="Data protection contact"
        type="email"
        hint="Defaults to the sales address."
      />
      <Field field={company.governingLaw} label="Governing law" placeholder="e.g. the laws of Kenya" />
      {company.bankAccounts.getFieldList().map((row, index) => {
        const account = row.getFieldset();
        return (
          <fieldset key={row.key} className="grid-2">
            <legend>
              <b>{`Bank account ${index + 1}`}</b>
            </legend>
            <Field field={account.currency} label="Currency" placeholder="e.g. USD" />
            <Field field={account.bankName} label="Bank" />
            <Field field={account.accountHolder} label="Account holder" />
            <Field field={account.accountNumber} label="Account number or IBAN" />
            <Field field={account.swift} label="SWIFT code" />
          </fieldset>
        );
      })}
    </SettingsPart>
  );
}
