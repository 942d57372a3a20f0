import type { Account, BusinessContext } from "~/core/context";
import { formatDate, formatUsd } from "~/core/format";
import { canPay } from "~/domains/identity/policy";
import { invoiceName } from "../invoices/lines";
import type { Invoice } from "../invoices/list-invoices.server";
import { PLANS, UNPAID_LEADS } from "../plans/plans";
import type { SubscriptionFound } from "./get-subscription.server";
import { isSwitch, type State, type Subscription } from "./subscription";

export const STATE_LABELS = {
  trial: "Trial",
  granted: "Active",
  active: "Active",
  payment_due: "Payment due",
  cancelled: "Cancelled",
  overdue: "Unpaid",
  ended: "Read-only",
} as const;

export function dueNote(s: Pick<Subscription, "plan" | "upgradePlan" | "upgradeDueAt">, zone: string) {
  const { name } = PLANS[s.plan];
  const by = s.upgradeDueAt ? formatDate(s.upgradeDueAt, zone) : "";
  const unpaid =
    s.plan === "trial"
      ? "If you don’t pay, your account becomes read-only after the trial. Nothing will be deleted."
      : `If you don’t pay, you’ll stay on ${name}.`;
  if (isSwitch(s)) return `Pay the invoice by ${by} to switch. Your ${name} plan continues until you pay.`;
  return `Pay the invoice by ${by} to unlock ${PLANS[s.upgradePlan ?? s.plan].name}. Until you pay, you keep your ${name} plan limits, plus ${UNPAID_LEADS} leads. ${unpaid}`;
}

const trialNote = (ends: Date, now: Date, zone: string) =>
  ends > now
    ? `Trial until ${formatDate(ends, zone)}.`
    : `Your trial ended on ${formatDate(ends, zone)}, so your account is read-only. Nothing has been deleted. Choose a plan to continue.`;

export function stateNote(
  { account, now: clock }: { account: Account; now: () => Date },
  { subscription: s, state }: SubscriptionFound,
  zone: string,
) {
  const now = clock();
  const day = (time: Date | null) => (time ? formatDate(time, zone) : "");
  if (state === "ended")
    return "Your plan has ended, so your account is read-only. Nothing has been deleted. Choose a plan or pay any open invoice.";
  if (state === "payment_due") return dueNote(s, zone);
  if (state === "overdue")
    return `Your paid period ended on ${day(s.periodEnd)}. Pay the open invoice within 14 days of that date, or your account becomes read-only.`;
  if (state === "cancelled") return `Your plan ends on ${day(s.periodEnd)}. You can resume until then.`;
  if (s.nextPlan)
    return `Your plan changes to ${PLANS[s.nextPlan].name} (${s.nextBilling}) on ${day(s.periodEnd)}.`;
  if (state === "trial") return account.trialEndsAt ? trialNote(account.trialEndsAt, now, zone) : "";
  return s.periodEnd
    ? `Your plan renews on ${day(s.periodEnd)}, billed ${s.billing === "annual" ? "annually" : "monthly"}.`
    : "";
}

export const hasOwnLabel = (state: State) => state === "trial" || state === "payment_due";

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

export const openInvoiceOf = ({ actor }: BusinessContext, open: Invoice | null, zone: string) =>
  open && canPay(actor) ? invoiceView(open, zone) : null;
