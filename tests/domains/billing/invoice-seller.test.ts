import { afterEach, describe, expect, it } from "vitest";
import { changeSettings } from "~/domains/admin/settings/change-settings.server";
import { isDraft } from "~/domains/billing/invoices/draft-invoices.server";
import { invoicePdf } from "~/domains/billing/invoices/invoice-pdf";
import { getInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { listBankAccounts } from "~/domains/settings/operator.server";
import { NO_IDENTITY } from "~/domains/settings/operator-identity";
import { anew, makePayer, openInvoice } from "../../support/fixtures/billing";
import { readPdf } from "../../support/fixtures/read-pdf";
import { testContext } from "../../support/harness/context";

const COMPANY = {
  legalName: "Njia Ltd",
  address: "1 Ngong Road\nNairobi",
  registrationNumber: "PVT-2026-1",
  taxNumber: "P051234567X",
};
const ACCOUNT = {
  currency: "KES",
  bankName: "Jua Bank",
  accountHolder: "Njia Ltd",
  accountNumber: "0012345678",
  swift: "JUABKENA",
};

const nameOperator = (operator: Parameters<typeof changeSettings>[1]["operator"]) =>
  changeSettings(testContext(), { operator });
afterEach(() => nameOperator(NO_IDENTITY));

async function invoiceOf(business: Awaited<ReturnType<typeof makePayer>>) {
  const id = await openInvoice(business);
  return getInvoice(await anew(business), id);
}

const pdfOf = async (invoice: Awaited<ReturnType<typeof invoiceOf>>) =>
  readPdf(
    await invoicePdf(testContext(), invoice, {
      appName: "Njia",
      email: "sales@njia.test",
      bankAccounts: await listBankAccounts(testContext()),
    }),
  ).text;

describe("the seller of an invoice", () => {
  it("is missing on drafts until the operator has entered its company", async () => {
    const business = await makePayer();
    const invoice = await invoiceOf(business);
    expect([invoice.seller, isDraft(invoice)]).toEqual([null, true]);
    expect(await pdfOf(invoice)).toContain("Draft:");
  });

  it("is added to every draft once the company is complete", async () => {
    const business = await makePayer();
    await invoiceOf(business);
    await nameOperator({ ...COMPANY, registrationNumber: "" });
    expect(isDraft(await invoiceOf(business))).toBe(true);
    await nameOperator({ registrationNumber: "PVT-2026-1" });
    expect((await invoiceOf(business)).seller).toEqual(COMPANY);
  });

  it("stays the same on an issued invoice when the company changes later", async () => {
    await nameOperator(COMPANY);
    const business = await makePayer();
    const before = await invoiceOf(business);
    await nameOperator({ legalName: "Another Ltd" });
    expect((await invoiceOf(business)).seller).toEqual(before.seller);
  });

  it("is printed with the bank accounts and the payment reference", async () => {
    await nameOperator({ ...COMPANY, bankAccounts: [ACCOUNT] });
    const pdf = await pdfOf(await invoiceOf(await makePayer()));
    for (const text of [
      "Njia Ltd",
      "1 Ngong Road",
      "Registration number PVT-2026-1",
      "Tax number P051234567X",
    ])
      expect(pdf).toContain(text);
    expect(pdf).toContain("In KES: Jua Bank, account holder Njia Ltd");
    expect(pdf).toMatch(/Payment reference: NJ-\d{5}/);
  });

  it("is printed in its own script, like the buyer", async () => {
    const arabic = { ...ACCOUNT, bankName: "بنك الأمل (القاهرة)", accountHolder: "آمنة بللو" };
    await nameOperator({ ...COMPANY, legalName: "ንጅያ Njia PLC", bankAccounts: [arabic] });
    const invoice = await invoiceOf(await makePayer());
    const pdf = await pdfOf({ ...invoice, billedTo: "شركة Njia 2026", address: "شارع النيل 15\nالقاهرة" });
    for (const text of [
      "ንጅያ Njia PLC",
      "شركة Njia 2026",
      "شارع النيل 15",
      "القاهرة",
      "In KES: بنك الأمل (القاهرة), account holder آمنة بللو",
    ])
      expect(pdf.split("\n")).toContain(text);
  });
});
