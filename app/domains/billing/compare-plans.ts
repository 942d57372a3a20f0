import { formatNumber, formatUsd } from "~/core/format";
import { sentenceCase } from "~/core/sentence-case";
import { IS_COMING } from "./plans/coming";
import { EXTRA_LEAD_PRICE, PLANS, PLANS_ON_SALE, type PlanOnSale, type PlanTerms } from "./plans/plans";

const DEAL = 1_000_000;

interface ComparedRow {
  label: string;
  hint?: string;
  values: Record<PlanOnSale, string | boolean>;
  /** The plans for which a later step adds it. */
  comingTo: PlanOnSale[];
}

interface PlanFeature {
  text: string;
  isComing: boolean;
}

export const leadsOf = ({ leads, stopsAtLimit }: PlanTerms) =>
  `${formatNumber(leads)}${stopsAtLimit ? "" : "+"}`;
const agentsOf = ({ agents }: PlanTerms) => (agents === null ? "Unlimited" : `Up to ${agents}`);
const templatesOf = ({ templates }: PlanTerms) => (templates === null ? "Unlimited" : `${templates}`);

/** The badge of a plan: a limit that stops nothing is not shown. */
export const badgeOf = ({ leads, stopsAtLimit }: PlanTerms) =>
  `${stopsAtLimit ? formatNumber(leads) : "unlimited"} leads per month`;

/** US cents. */
export const feeOf = ({ platformFeePercent }: PlanTerms, deal = DEAL) =>
  Math.round((deal * platformFeePercent) / 100);

const row = (
  label: string,
  value: (terms: PlanTerms) => string | boolean,
  { hint, isComing = () => false }: { hint?: string; isComing?: (terms: PlanTerms) => boolean } = {},
): ComparedRow => ({
  label,
  ...(hint ? { hint } : {}),
  values: Object.fromEntries(PLANS_ON_SALE.map((id) => [id, value(PLANS[id])])) as ComparedRow["values"],
  comingTo: PLANS_ON_SALE.filter((id) => isComing(PLANS[id])),
});

const isAnalyticsComing = ({ analytics }: PlanTerms) =>
  IS_COMING.advancedAnalytics && analytics === "advanced";

export const COMPARED: ComparedRow[] = [
  row("Leads per month", leadsOf, { hint: "Each company counts once." }),
  row(
    "After the limit",
    ({ stopsAtLimit }) =>
      stopsAtLimit ? `${formatUsd(EXTRA_LEAD_PRICE)} per extra lead` : "Searches continue",
    {
      hint: "You confirm the price first.",
      isComing: ({ stopsAtLimit }) => IS_COMING.extraLeads && stopsAtLimit,
    },
  ),
  row("Local agents", agentsOf, { isComing: () => IS_COMING.agents }),
  row("Outreach templates", templatesOf),
  row("Analytics", ({ analytics }) => sentenceCase(analytics), { isComing: isAnalyticsComing }),
  row("Support", ({ support }) => support),
  row("Platform fee", (terms) => `${terms.platformFeePercent}%`, {
    hint: "Charged on deals you confirm.",
    isComing: () => IS_COMING.platformFee,
  }),
  row(`Fee on a ${formatUsd(DEAL)} deal`, (terms) => formatUsd(feeOf(terms))),
  row("Custom integrations", ({ hasIntegrations }) => hasIntegrations, {
    isComing: () => IS_COMING.integrations,
  }),
  row("API access", ({ hasApiAndSso }) => hasApiAndSso, { isComing: () => IS_COMING.api }),
  row("Single sign-on (SSO)", ({ hasApiAndSso }) => hasApiAndSso),
  row("White label", ({ hasWhiteLabel }) => hasWhiteLabel, {
    hint: "Your name and logo on your emails.",
  }),
];

export const featuresWith = (terms: PlanTerms): PlanFeature[] => {
  const features: [text: string | false, isComing: boolean][] = [
    [`${leadsOf(terms)} leads ${terms === PLANS.trial ? "in the trial" : "per month"}`, false],
    [`${agentsOf(terms)} ${terms.agents === 1 ? "agent" : "agents"}`, IS_COMING.agents],
    [`${terms.platformFeePercent}% platform fee on closed deals`, IS_COMING.platformFee],
    [`${templatesOf(terms)} outreach templates`, false],
    [`${sentenceCase(terms.analytics)} analytics`, isAnalyticsComing(terms)],
    [terms.hasIntegrations && "Custom integrations", IS_COMING.integrations],
    [terms.hasApiAndSso && "API access", IS_COMING.api],
    [terms.hasApiAndSso && "Single sign-on (SSO)", false],
    [terms.hasWhiteLabel && "White label", false],
    [terms.support, false],
  ];
  return features.flatMap(([text, isComing]) => (text ? [{ text, isComing }] : []));
};

export function featuresOf(id: PlanOnSale): PlanFeature[] {
  const before = PLANS_ON_SALE[PLANS_ON_SALE.indexOf(id) - 1];
  const known = (before ? featuresWith(PLANS[before]) : []).map(({ text }) => text);
  return featuresWith(PLANS[id]).filter(({ text }) => !known.includes(text));
}
