import { formatDate, formatUsd } from "~/core/format";
import { type PdfLine, textPdf } from "~/core/pdf/text-pdf";
import { invoiceName } from "./lines";
import type { Invoice } from "./list-invoices.server";

interface Seller {
  name: string;
  email: string;
  /** Where a transfer goes, in the operator's words. */
  bank: string | undefined;
}

const row = (label: string, cents: number): PdfLine => ({ text: `${label}: ${formatUsd(cents)}` });
const STATES = { open: "Not paid yet", paid: "Paid", void: "Void: please do not pay it" };

export function invoicePdf(invoice: Invoice, seller: Seller): string {
  const name = invoiceName(invoice);
  const { state, billedTo, address, taxNumber, lines, net, taxPercent, tax, total, issuedAt, dueAt } =
    invoice;
  const settled = state === "paid" && invoice.settledAt ? ` on ${formatDate(invoice.settledAt)}` : "";
  return textPdf(`Invoice ${name}`, [
    { text: `Invoice ${name}`, kind: "title" },
    ...(invoice.isDemo ? [{ text: "Demo: this is no invoice, and nothing was paid." }] : []),
    { text: `${seller.name}, ${seller.email}` },
    { text: "Billed to", kind: "heading" },
    ...[billedTo, ...address.split(/\r?\n/)].filter(Boolean).map((text) => ({ text })),
    ...(taxNumber ? [{ text: `Tax number ${taxNumber}` }] : []),
    { text: "Dates", kind: "heading" },
    { text: `Issued ${formatDate(issuedAt)}, due ${formatDate(dueAt)}` },
    { text: "For", kind: "heading" },
    ...lines.map(({ text, cents }) => row(text, cents)),
    { text: "Sum", kind: "heading" },
    row("Net", net),
    row(`Tax, ${taxPercent} %`, tax),
    row("Total in USD", total),
    { text: `${STATES[state]}${settled}` },
    ...(state === "open" && seller.bank
      ? [
          { text: "Bank transfer", kind: "heading" as const },
          ...seller.bank.split(/[\r\n;]/).flatMap((line) => (line.trim() ? [{ text: line.trim() }] : [])),
          { text: `Reference: ${name}` },
        ]
      : []),
  ]);
}
