import type { Account } from "~/core/context";
import { formatDate, formatUsd } from "~/core/format";
import { invoiceName } from "../invoices/lines";
import type { Invoice } from "../invoices/list-invoices.server";
import { PLANS, UNPAID_LEADS } from "../plans/plans";
import type { SubscriptionFound } from "./get-subscription.server";

export const STATE_WORDS = {
  trial: "Trial",
  granted: "Active",
  active: "Active",
  unpaid: "Waits for its payment",
  cancelled: "Cancelled",
  overdue: "Not paid",
  ended: "Read only",
} as const;

export function stateNote(account: Account, { subscription: s, state }: SubscriptionFound, zone: string) {
  const day = (time: Date | null) => (time ? formatDate(time, zone) : "");
  if (state === "ended")
    return "Nothing was paid for the time that runs, so the account can be read only. Nothing is removed: choose a plan, or pay what is open.";
  if (state === "unpaid")
    return `It counts already. Until its invoice is paid, by ${day(s.upgradeDueAt)}, up to ${UNPAID_LEADS} leads beyond your ${PLANS[s.plan].name} plan can be used, and agents, daily allowances and the platform fee are those of ${PLANS[s.plan].name}. Not paid, you are back on ${PLANS[s.plan].name}, and nothing is lost.`;
  if (state === "overdue")
    return `The time that was paid ended on ${day(s.periodEnd)}. Please pay the open invoice: 14 days after that day the account can be read only.`;
  if (state === "cancelled") return `It ends on ${day(s.periodEnd)}. You can resume until then.`;
  if (s.nextPlan) return `It becomes ${PLANS[s.nextPlan].name}, ${s.nextBilling}, on ${day(s.periodEnd)}.`;
  if (state === "trial") return account.trialEndsAt ? `Trial until ${day(account.trialEndsAt)}.` : "";
  return s.periodEnd ? `It renews on ${day(s.periodEnd)}, paid ${s.billing}.` : "";
}

export const INVOICE_STATES = { open: "Open", paid: "Paid", void: "Void" } as const;

export const invoiceView = (invoice: Invoice, zone = "UTC") => ({
  id: invoice.id,
  name: invoiceName(invoice),
  state: invoice.state,
  total: formatUsd(invoice.total),
  issued: formatDate(invoice.issuedAt, zone),
  due: formatDate(invoice.dueAt, zone),
  what: invoice.lines[0]?.text ?? "",
  isDemo: invoice.isDemo,
});
