import type { Account, Plan } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatUsd } from "~/core/format";
import { PLANS, PLANS_ON_SALE, type PlanOnSale, settledPlan } from "./plans";

const FEATURES = {
  advancedAnalytics: { what: "Advanced analytics", has: ({ analytics }) => analytics === "advanced" },
  prioritySupport: { what: "Priority support", has: ({ hasPrioritySupport }) => hasPrioritySupport },
  manager: { what: "Dedicated manager", has: ({ hasManager }) => hasManager },
  integrations: { what: "Custom integrations", has: ({ hasIntegrations }) => hasIntegrations },
  api: { what: "API access", has: ({ hasApiAndSso }) => hasApiAndSso },
  singleSignOn: { what: "Single sign-on", has: ({ hasApiAndSso }) => hasApiAndSso },
  whiteLabel: { what: "White-label branding", has: ({ hasWhiteLabel }) => hasWhiteLabel },
} as const satisfies Record<string, { what: string; has: (terms: (typeof PLANS)[Plan]) => boolean }>;

export type PlanFeatureKey = keyof typeof FEATURES;

type OfPlan = Pick<Account, "plan" | "formerPlan" | "readOnlySince">;

/** Checks the account's paid plan: an ended plan has no features, a larger plan has them once its invoice is paid. */
export const hasFeature = (account: OfPlan, feature: PlanFeatureKey): boolean =>
  !account.readOnlySince && FEATURES[feature].has(PLANS[settledPlan(account)]);

export const planWith = (feature: PlanFeatureKey): PlanOnSale =>
  PLANS_ON_SALE.find((plan) => FEATURES[feature].has(PLANS[plan])) ?? "corporate";

export function upgradeWords(feature: PlanFeatureKey): string {
  const { name, monthlyPrice } = PLANS[planWith(feature)];
  return `${FEATURES[feature].what}: available on the ${name} plan (${formatUsd(monthlyPrice)} per month). Account owners can upgrade under Billing.`;
}

/** Must be called first in every plan feature. @throws DomainError limit_reached (402), with the required plan */
export function requirePlanFeature({ account }: { account: OfPlan }, feature: PlanFeatureKey): void {
  if (!hasFeature(account, feature)) throw new DomainError("limit_reached", upgradeWords(feature));
}
