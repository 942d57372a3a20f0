import { formatNumber, formatUsd } from "~/core/format";
import { EXTRA_LEAD_PRICE, PLANS, PLANS_ON_SALE, type PlanOnSale, type PlanTerms } from "./plans/plans";

const DEAL = 1_000_000;

export interface ComparedRow {
  label: string;
  hint?: string;
  values: Record<PlanOnSale, string | boolean>;
}

export const leadsOf = ({ leads, stopsAtLimit }: PlanTerms) =>
  `${formatNumber(leads)}${stopsAtLimit ? "" : "+"}`;
export const agentsOf = ({ agents }: PlanTerms) => (agents === null ? "Unlimited" : `Up to ${agents}`);
export const templatesOf = ({ templates }: PlanTerms) => (templates === null ? "Unlimited" : `${templates}`);

/** What the badge of a plan says: a limit that stops nothing is none. */
export const badgeOf = ({ leads, stopsAtLimit }: PlanTerms) =>
  `${stopsAtLimit ? formatNumber(leads) : "unlimited"} leads per month`;

/** US cents. */
export const feeOf = ({ platformFeePercent }: PlanTerms, deal = DEAL) =>
  Math.round((deal * (platformFeePercent ?? 0)) / 100);

const row = (label: string, value: (terms: PlanTerms) => string | boolean, hint?: string): ComparedRow => ({
  label,
  ...(hint ? { hint } : {}),
  values: Object.fromEntries(PLANS_ON_SALE.map((id) => [id, value(PLANS[id])])) as ComparedRow["values"],
});

const capital = (word: string) => word[0]?.toUpperCase() + word.slice(1);

export const COMPARED: ComparedRow[] = [
  row("Leads each month", leadsOf, "A company counts once, whatever finds it again."),
  row(
    "When they are used up",
    ({ stopsAtLimit }) =>
      stopsAtLimit ? `${formatUsd(EXTRA_LEAD_PRICE)} for each extra lead` : "Searches go on",
    "Extra leads only after you confirm the price.",
  ),
  row("Local agents", agentsOf),
  row("Outreach templates", templatesOf),
  row("Analytics", ({ analytics }) => capital(analytics)),
  row("Support", ({ support }) => support),
  row("Platform fee", (terms) => `${terms.platformFeePercent}%`, "Of a deal, once you have confirmed it."),
  row(`Fee of a ${formatUsd(DEAL)} deal`, (terms) => formatUsd(feeOf(terms))),
  row("Custom integrations", ({ hasIntegrations }) => hasIntegrations),
  row("API access and SSO", ({ hasApiAndSso }) => hasApiAndSso),
  row("White label", ({ hasWhiteLabel }) => hasWhiteLabel),
];

const featuresWith = (terms: PlanTerms) =>
  [
    `${leadsOf(terms)} leads a month`,
    `${agentsOf(terms)} agents`,
    `${terms.platformFeePercent}% platform fee on closed deals`,
    `${templatesOf(terms)} outreach templates`,
    `${capital(terms.analytics)} analytics`,
    terms.hasIntegrations && "Custom integrations",
    terms.hasApiAndSso && "API access and SSO",
    terms.hasWhiteLabel && "White label",
    terms.support,
  ].filter((feature) => feature !== false);

export function featuresOf(id: PlanOnSale): string[] {
  const before = PLANS_ON_SALE[PLANS_ON_SALE.indexOf(id) - 1];
  const known = before ? featuresWith(PLANS[before]) : [];
  return featuresWith(PLANS[id]).filter((feature) => !known.includes(feature));
}
