import { formatUsd } from "~/core/format";
import { annualPrice, PLANS, PLANS_ON_SALE, TRIAL_DAYS } from "~/domains/billing/plans/plans";

/** The plan in the address, from the button that led here; null if it names none. */
export function chosenPlan(query: URLSearchParams) {
  const id = PLANS_ON_SALE.find((plan) => plan === query.get("plan"));
  if (!id) return null;
  const billing = query.get("billing") === "annual" ? ("annual" as const) : ("monthly" as const);
  const { name, monthlyPrice } = PLANS[id];
  const price =
    billing === "annual"
      ? `${formatUsd(annualPrice(PLANS[id]))} per year`
      : `${formatUsd(monthlyPrice)} per month`;
  return { id, billing, name, price };
}

export type ChosenPlan = NonNullable<ReturnType<typeof chosenPlan>>;

export const chosenPlanText = ({ name, price }: ChosenPlan) =>
  `You chose ${name}, ${price}. To start it, pay under Billing before your ${TRIAL_DAYS}-day trial ends.`;
