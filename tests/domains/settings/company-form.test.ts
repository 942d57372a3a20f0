import { expect, it } from "vitest";
import { SETTINGS_FORMS } from "~/domains/admin/settings/settings-schemas";

it("asks for each missing field of a bank account by name", () => {
  const r = SETTINGS_FORMS.company.safeParse({
    operator: { legalName: "A", address: "B", registrationNumber: "C", bankAccounts: [{ currency: "USD" }] },
  });
  expect(r.error?.issues.map((i) => [i.path.join("."), i.message])).toEqual([
    ["operator.bankAccounts.0.bankName", "Enter the bank’s name."],
    ["operator.bankAccounts.0.accountHolder", "Enter the account holder."],
    ["operator.bankAccounts.0.accountNumber", "Enter the account number or IBAN."],
  ]);
});
