import { formatNumber, formatUsd } from "~/core/format";
import { m } from "~/messages/messages";
import { IS_COMING } from "./plans/coming";
import { EXTRA_LEAD_PRICE, PLANS, PLANS_ON_SALE, type PlanOnSale, type PlanTerms } from "./plans/plans";

const DEAL = 1_000_000;

const ANALYTICS = {
  basic: { value: m.site_compare_plans_basic, feature: m.site_compare_plans_basic_analytics },
  advanced: { value: m.site_compare_plans_advanced, feature: m.site_compare_plans_advanced_analytics },
};

interface ComparedRow {
  label: string;
  hint?: string;
  values: Record<PlanOnSale, string | boolean>;
  /** Plans marked as getting the feature later. */
  comingTo: PlanOnSale[];
}

interface PlanFeature {
  text: string;
  isComing: boolean;
}

export const leadsOf = ({ leads, stopsAtLimit }: PlanTerms) =>
  `${formatNumber(leads)}${stopsAtLimit ? "" : "+"}`;
const agentsOf = ({ agents }: PlanTerms) =>
  agents === null ? m.site_compare_plans_unlimited() : m.site_compare_plans_up_to({ agents });
const templatesOf = ({ templates }: PlanTerms) =>
  templates === null ? m.site_compare_plans_unlimited() : `${templates}`;

/** The badge of a plan; a limit that isn't enforced is not shown. */
export const badgeOf = ({ leads, stopsAtLimit }: PlanTerms) =>
  stopsAtLimit
    ? m.site_compare_plans_leads_per_month({ leads: formatNumber(leads) })
    : m.site_compare_plans_unlimited_leads_per_month();

/** Platform fee on a deal, in US cents. */
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

export const comparedRows = (): ComparedRow[] => [
  row(m.site_compare_plans_leads_per_month_2(), leadsOf, {
    hint: m.site_compare_plans_each_company_counts_once(),
  }),
  row(
    m.site_compare_plans_after_the_limit(),
    ({ stopsAtLimit }) =>
      stopsAtLimit
        ? m.site_compare_plans_per_extra_lead({ price: formatUsd(EXTRA_LEAD_PRICE) })
        : m.site_compare_plans_searches_continue(),
    {
      hint: m.site_compare_plans_you_confirm_the_price_first(),
      isComing: ({ stopsAtLimit }) => IS_COMING.extraLeads && stopsAtLimit,
    },
  ),
  row(m.site_compare_plans_local_agents(), agentsOf, { isComing: () => IS_COMING.agents }),
  row(m.site_compare_plans_outreach_templates(), templatesOf),
  row(m.site_compare_plans_analytics(), ({ analytics }) => ANALYTICS[analytics].value(), {
    isComing: isAnalyticsComing,
  }),
  row(m.site_compare_plans_support(), ({ support }) => support),
  row(m.site_compare_plans_platform_fee(), (terms) => `${terms.platformFeePercent}%`, {
    hint: m.site_compare_plans_charged_on_deals_you_confirm(),
    isComing: () => IS_COMING.platformFee,
  }),
  row(m.site_compare_plans_fee_on_a_deal({ value: formatUsd(DEAL) }), (terms) => formatUsd(feeOf(terms))),
  row(m.site_compare_plans_custom_integrations(), ({ hasIntegrations }) => hasIntegrations, {
    isComing: () => IS_COMING.integrations,
  }),
  row(m.site_compare_plans_api_access(), ({ hasApiAndSso }) => hasApiAndSso, {
    isComing: () => IS_COMING.api,
  }),
  row(m.site_compare_plans_single_sign_on_sso(), ({ hasApiAndSso }) => hasApiAndSso),
  row(m.site_compare_plans_white_label(), ({ hasWhiteLabel }) => hasWhiteLabel, {
    hint: m.site_compare_plans_your_name_and_logo_on(),
  }),
];

export const featuresWith = (terms: PlanTerms): PlanFeature[] => {
  const features: [text: string | false, isComing: boolean][] = [
    [
      terms === PLANS.trial
        ? m.site_compare_plans_leads_in_the_trial({ leads: leadsOf(terms) })
        : m.site_compare_plans_leads_per_month({ leads: leadsOf(terms) }),
      false,
    ],
    [
      terms.agents === null
        ? m.site_compare_plans_unlimited_agents()
        : m.site_compare_plans_up_to_agents({ count: terms.agents }),
      IS_COMING.agents,
    ],
    [
      m.site_compare_plans_platform_fee_on_closed_deals({ percent: terms.platformFeePercent }),
      IS_COMING.platformFee,
    ],
    [
      terms.templates === null
        ? m.site_compare_plans_unlimited_outreach_templates()
        : m.site_compare_plans_outreach_templates_2({ count: terms.templates }),
      false,
    ],
    [ANALYTICS[terms.analytics].feature(), isAnalyticsComing(terms)],
    [terms.hasIntegrations && m.site_compare_plans_custom_integrations(), IS_COMING.integrations],
    [terms.hasApiAndSso && m.site_compare_plans_api_access(), IS_COMING.api],
    [terms.hasApiAndSso && m.site_compare_plans_single_sign_on_sso(), false],
    [terms.hasWhiteLabel && m.site_compare_plans_white_label(), false],
    [terms.support, false],
  ];
  return features.flatMap(([text, isComing]) => (text ? [{ text, isComing }] : []));
};

export function featuresOf(id: PlanOnSale): PlanFeature[] {
  const before = PLANS_ON_SALE[PLANS_ON_SALE.indexOf(id) - 1];
  const known = (before ? featuresWith(PLANS[before]) : []).map(({ text }) => text);
  return featuresWith(PLANS[id]).filter(({ text }) => !known.includes(text));
}
