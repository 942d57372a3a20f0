import { formatUsd } from "~/core/format";
import { IS_COMING } from "~/domains/billing/plans/coming";
import {
  ANNUAL_DISCOUNT_PERCENT,
  EXTRA_LEAD_PRICE,
  PLANS,
  TRIAL_AGENTS,
  TRIAL_DAYS,
} from "~/domains/billing/plans/plans";
import { m } from "~/messages/messages";
import { paths } from "~/paths";

export interface PricingQuestion {
  question: string;
  answer: string;
  isComing?: boolean;
  more?: { to: string; label: string };
}

const extra = formatUsd(EXTRA_LEAD_PRICE);
const { trial, startup, scaleup, corporate } = PLANS;

/** Common questions before buying; search engines get the same text. */
export const pricingQuestions = (): PricingQuestion[] => [
  {
    question: m.site_pricing_questions_what_is_a_lead(),
    answer: m.site_pricing_questions_a_company_that_fits_your(),
    more: { to: paths.site.solutions, label: m.site_pricing_questions_view_a_real_lead() },
  },
  {
    question: m.site_pricing_questions_what_counts_as_a_used(),
    answer: m.site_pricing_questions_a_company_that_a_search(),
  },
  {
    question: m.site_pricing_questions_what_happens_when_my_leads(),
    answer: m.site_pricing_questions_on_and_searches_pause_until({
      startup: startup.name,
      scaleup: scaleup.name,
      corporate: corporate.name,
    }),
  },
  {
    question: m.site_pricing_questions_what_do_extra_leads_cost(),
    isComing: IS_COMING.extraLeads,
    answer: m.site_pricing_questions_each_offered_when_the_months({ price: extra }),
  },
  {
    question: m.site_pricing_questions_what_happens_when_the_trial(),
    answer: m.site_pricing_questions_the_trial_has_days_agent({
      trialDays: TRIAL_DAYS,
      agents: TRIAL_AGENTS,
      leads: trial.leads,
    }),
  },
  {
    question: m.site_pricing_questions_can_i_change_my_plan(),
    isComing: IS_COMING.planChange,
    answer: m.site_pricing_questions_yes_at_any_time_upgrades(),
  },
  {
    question: m.site_pricing_questions_what_is_the_platform_fee(),
    isComing: IS_COMING.platformFee,
    answer: m.site_pricing_questions_a_percentage_of_a_deal({
      startupFee: startup.platformFeePercent,
      startup: startup.name,
      scaleupFee: scaleup.platformFeePercent,
      scaleup: scaleup.name,
      corporateFee: corporate.platformFeePercent,
      corporate: corporate.name,
    }),
  },
  {
    question: m.site_pricing_questions_what_does_an_agent_cost(),
    isComing: IS_COMING.agents,
    answer: m.site_pricing_questions_a_commission_and_only_on(),
    more: { to: paths.site.rates, label: m.site_pricing_questions_view_commission_rates() },
  },
  {
    question: m.site_pricing_questions_which_agents_count_towards_my(),
    isComing: IS_COMING.agents,
    answer: m.site_pricing_questions_agents_assigned_at_the_same(),
  },
  {
    question: m.site_pricing_questions_how_does_annual_billing_work(),
    isComing: IS_COMING.annualPayment,
    answer: m.site_pricing_questions_you_pay_for_12_months({ discount: ANNUAL_DISCOUNT_PERCENT }),
  },
  {
    question: m.site_pricing_questions_which_currency_are_the_prices(),
    answer: m.site_pricing_questions_us_dollars_in_every_country(),
  },
  {
    question: m.site_pricing_questions_who_sees_the_companies_and(),
    answer: m.site_pricing_questions_only_your_account_we_never(),
    more: { to: paths.site.privacy, label: m.site_pricing_questions_data_protection() },
  },
];
