import type { AccountContext } from "~/core/context";
import { featuresOf } from "../compare-plans";
import { isDraft } from "../invoices/draft-invoices.server";
import { invoiceName } from "../invoices/lines";
import type { Invoice } from "../invoices/list-invoices.server";
import { leadLimitJson } from "../json";
import { IS_COMING } from "../plans/coming";
import { annualPrice, PLANS, type PlanOnSale, settledPlan, UNLIMITED } from "../plans/plans";
import { readOnlySince } from "../read-only";
import type { SubscriptionFound } from "./get-subscription.server";
import { statusOf } from "./subscription";

const limit = (count: number | null) => count ?? UNLIMITED;
const dollars = (cents: number) => (cents / 100).toFixed(2);

const describedFeatures = (id: PlanOnSale) =>
  featuresOf(id).map(({ text, isComing }) => (isComing ? `${text} (planned)` : text));

/** A flag is true for existing features; one for two features is true once both exist. */
export function planJson(id: PlanOnSale) {
  const terms = PLANS[id];
  return {
    id,
    name: id,
    displayName: terms.name,
    description: `${describedFeatures(id).join(", ")}.`,
    monthlyPrice: dollars(terms.monthlyPrice),
    annualPrice: dollars(annualPrice(terms)),
    monthlyLeadLimit: terms.stopsAtLimit ? terms.leads : UNLIMITED,
    maxAgents: limit(terms.agents),
    maxCampaigns: limit(terms.campaigns),
    maxTemplates: limit(terms.templates),
    hasAiLeadGeneration: true,
    hasAdvancedAnalytics: terms.analytics === "advanced",
    hasPrioritySupport: terms.hasPrioritySupport,
    hasDedicatedManager: terms.hasManager,
    hasCustomIntegrations: terms.hasIntegrations && !IS_COMING.integrations,
    hasApiAndSso: terms.hasApiAndSso && !IS_COMING.api,
    hasSso: terms.hasApiAndSso,
    hasWhiteLabel: terms.hasWhiteLabel,
  };
}

export function subscriptionJson(
  { account, now }: AccountContext,
  found: SubscriptionFound,
  agentsUsed: number,
) {
  const { subscription: s, state, usage, open } = found;
  return {
    subscription: {
      planId: account.plan,
      status: statusOf(state),
      trialEndDate: account.trialEndsAt,
      readOnlySince: readOnlySince({ account, now }),
      billingCycle: s.upgradeBilling ?? s.billing,
      startDate: s.startedAt,
      periodEndDate: s.periodEnd,
      nextPlanId: s.nextPlan,
      cancelledAt: s.cancelledAt,
      dueDate: s.upgradeDueAt ?? open?.dueAt ?? null,
      openInvoiceId: open?.id ?? null,
    },
    usageStats: {
      leadsUsed: usage.used,
      leadsLimit: leadLimitJson(usage),
      agentsUsed,
      agentsLimit: limit(PLANS[settledPlan(account)].agents),
    },
  };
}

export const invoiceJson = (invoice: Invoice) => ({
  id: invoice.id,
  number: invoiceName(invoice),
  status: invoice.state,
  kind: invoice.kind,
  planId: invoice.plan,
  lines: invoice.lines.map(({ text, cents }) => ({ text, amount: dollars(cents) })),
  net: dollars(invoice.net),
  taxPercent: invoice.taxPercent,
  tax: dollars(invoice.tax),
  total: dollars(invoice.total),
  currency: "USD",
  isDraft: isDraft(invoice),
  seller: invoice.seller,
  billedTo: invoice.billedTo,
  address: invoice.address,
  taxNumber: invoice.taxNumber,
  issuedAt: invoice.issuedAt,
  dueAt: invoice.dueAt,
  settledAt: invoice.settledAt,
  isDemo: invoice.isDemo,
});
