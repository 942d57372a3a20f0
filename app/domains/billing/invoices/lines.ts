import { formatDate, plural } from "~/core/format";
import { EXTRA_LEAD_PRICE, PLANS, type Terms, termPrice } from "../plans/plans";

export interface InvoiceLine {
  text: string;
  cents: number;
}

const days = (from: Date, to: Date) => `${formatDate(from)} to ${formatDate(to)}`;

export const planLine = (terms: Terms, from: Date, to: Date): InvoiceLine => ({
  text: `${PLANS[terms.plan].name} plan, ${terms.billing}, ${days(from, to)}`,
  cents: termPrice(terms),
});

/** Credit for the unused whole days of a paid period. Null if no day is left. */
export function creditLine(terms: Terms, from: Date, to: Date, now: Date): InvoiceLine | null {
  const day = 86_400_000;
  const all = Math.round((to.getTime() - from.getTime()) / day);
  const left = Math.floor((to.getTime() - now.getTime()) / day);
  if (all <= 0 || left <= 0) return null;
  const cents = Math.floor((termPrice(terms) * Math.min(left, all)) / all);
  return { text: `${plural(left, "unused day")} of ${PLANS[terms.plan].name}`, cents: -cents };
}

export const extraLine = (leads: number, period: string): InvoiceLine => ({
  text: `${plural(leads, "extra lead")} for ${period === "trial" ? "the trial" : period}`,
  cents: leads * EXTRA_LEAD_PRICE,
});

export function sumOf(lines: readonly InvoiceLine[], taxPercent: number) {
  const net = lines.reduce((sum, { cents }) => sum + cents, 0);
  const tax = Math.round((net * taxPercent) / 100);
  return { net, tax, total: net + tax };
}

export const invoiceName = ({ id, number }: { id: number; number: number | null }) =>
  number === null ? `Demo ${id}` : `NJ-${String(number).padStart(5, "0")}`;
