import type { Context } from "~/core/context";
import { formatDate, formatUsd } from "~/core/format";
import { isolate } from "~/core/pdf/letters";
import { type PdfLine, textPdf } from "~/core/pdf/text-pdf";
import type { BankAccount } from "~/domains/settings/operator-identity";
import { isDraft } from "./draft-invoices.server";
import { invoiceName } from "./lines";
import type { Invoice } from "./list-invoices.server";

interface Operator {
  appName: string;
  email: string;
  bankAccounts: readonly BankAccount[];
}

const accountLines = ({
  currency,
  bankName,
  accountHolder,
  accountNumber,
  swift,
}: BankAccount): PdfLine[] => [
  { text: `In ${currency}: ${isolate(bankName)}, account holder ${isolate(accountHolder)}` },
  { text: `Account number or IBAN ${accountNumber}${swift ? `, SWIFT code ${swift}` : ""}` },
];

const sellerLines = (invoice: Invoice, { appName, email }: Operator): PdfLine[] => {
  const { seller } = invoice;
  if (!seller) return [{ text: `${appName}, ${email}` }];
  return [
    { text: seller.legalName },
    ...seller.address.split("\n").map((text) => ({ text })),
    { text: `Registration number ${seller.registrationNumber}` },
    ...(seller.taxNumber ? [{ text: `Tax number ${seller.taxNumber}` }] : []),
    { text: email },
  ];
};

const row = (label: string, cents: number): PdfLine => ({ text: `${isolate(label)}: ${formatUsd(cents)}` });
const STATES = { open: "Unpaid", paid: "Paid", void: "Void: do not pay" };

const ORIGINAL = "The invoice page shows them as entered.";

export function invoicePdf(
  { readAsset }: Pick<Context, "readAsset">,
  invoice: Invoice,
  operator: Operator,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = invoiceName(invoice);
  const { state, billedTo, address, taxNumber, net, taxPercent, tax, total, issuedAt, dueAt } = invoice;
  const settled = state === "paid" && invoice.settledAt ? ` on ${formatDate(invoice.settledAt)}` : "";
  const lines: PdfLine[] = [
    { text: `Invoice ${name}`, kind: "title" },
    ...(invoice.isDemo ? [{ text: "Demo: not a real invoice. Nothing was paid." }] : []),
    ...(isDraft(invoice)
      ? [{ text: "Draft: the seller’s company details are missing. Not valid for accounting." }]
      : []),
    { text: "Seller", kind: "heading" },
    ...sellerLines(invoice, operator),
    { text: "Billed to", kind: "heading" },
    ...[billedTo, ...address.split(/\r?\n/)].filter(Boolean).map((text) => ({ text })),
    ...(taxNumber ? [{ text: `Tax number ${taxNumber}` }] : []),
    { text: "Dates", kind: "heading" },
    { text: `Issued ${formatDate(issuedAt)}, due ${formatDate(dueAt)}` },
    { text: "Description", kind: "heading" },
    ...invoice.lines.map(({ text, cents }) => row(text, cents)),
    { text: "Amount", kind: "heading" },
    row("Subtotal", net),
    row(`Tax (${taxPercent}%)`, tax),
    row("Total in USD", total),
    { text: `${STATES[state]}${settled}` },
    ...(state === "open" && operator.bankAccounts.length > 0
      ? [
          { text: "Bank transfer", kind: "heading" as const },
          ...operator.bankAccounts.flatMap(accountLines),
          { text: `Payment reference: ${name}` },
        ]
      : []),
  ];
  return textPdf(readAsset, { title: `Invoice ${name}`, lines, original: ORIGINAL });
}
