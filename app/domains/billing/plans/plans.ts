import { type Account, PAID_PLANS, PLAN_KEYS, type Plan } from "~/core/context";
import { m } from "~/messages/messages";

export interface PlanTerms {
  name: string;
  /** US cents per month. */
  monthlyPrice: number;
  /** Leads per period: the whole trial, or a calendar month in the account's country. */
  leads: number;
  /** False if runs continue after the included leads are used. */
  stopsAtLimit: boolean;
  rowsAtOnce: number;
  agents: number | null;
  templates: number | null;
  campaigns: number | null;
  analytics: "basic" | "advanced";
  support: string;
  hasPrioritySupport: boolean;
  hasManager: boolean;
  hasIntegrations: boolean;
  hasApiAndSso: boolean;
  hasWhiteLabel: boolean;
  platformFeePercent: number;
}

export const UNLIMITED = -1;

export const MAX_ROWS_PER_CHANGE = 5_000;

export type Billing = "monthly" | "annual";

export const TRIAL_DAYS = 7;
export const TRIAL_AGENTS = 1;
/** US cents for each lead above the plan's included leads. */
export const EXTRA_LEAD_PRICE = 200;
export const ANNUAL_DISCOUNT_PERCENT = 20;
/** Days to pay for a larger plan or extra leads; an unpaid larger plan is then reverted. */
export const DAYS_TO_PAY = 7;
/** Days in which one larger plan can be reserved before it is paid; a newly paid period allows another. */
export const UNPAID_EVERY_DAYS = 30;
/** Leads beyond the paid plan that a period may use before the payment arrives. */
export const UNPAID_LEADS = 25;
/** Days after an unrenewed period ends until the account becomes read-only. */
export const GRACE_DAYS = 14;

/** Percent of a confirmed deal; a trial pays the Startup fee. */
const STARTUP_FEE_PERCENT = 15;

export const PLANS: Record<Plan, PlanTerms> = {
  trial: {
    name: "Trial",
    monthlyPrice: 0,
    leads: 25,
    rowsAtOnce: 500,
    stopsAtLimit: true,
    agents: TRIAL_AGENTS,
    templates: 5,
    campaigns: null,
    analytics: "basic",
    get support() {
      return m.site_plans_email_support();
    },
    hasPrioritySupport: false,
    hasManager: false,
    hasIntegrations: false,
    hasApiAndSso: false,
    hasWhiteLabel: false,
    platformFeePercent: STARTUP_FEE_PERCENT,
  },
  startup: {
    name: "Startup",
    monthlyPrice: 9_900,
    leads: 100,
    rowsAtOnce: 1_000,
    stopsAtLimit: true,
    agents: 3,
    templates: 5,
    campaigns: null,
    analytics: "basic",
    get support() {
      return m.site_plans_email_support();
    },
    hasPrioritySupport: false,
    hasManager: false,
    hasIntegrations: false,
    hasApiAndSso: false,
    hasWhiteLabel: false,
    platformFeePercent: STARTUP_FEE_PERCENT,
  },
  scaleup: {
    name: "Scale-up",
    monthlyPrice: 29_900,
    leads: 500,
    rowsAtOnce: 2_000,
    stopsAtLimit: true,
    agents: 10,
    templates: null,
    campaigns: null,
    analytics: "advanced",
    get support() {
      return m.site_plans_priority_chat();
    },
    hasPrioritySupport: true,
    hasManager: false,
    hasIntegrations: true,
    hasApiAndSso: false,
    hasWhiteLabel: false,
    platformFeePercent: 10,
  },
  corporate: {
    name: "Corporate",
    monthlyPrice: 79_900,
    leads: 2_000,
    rowsAtOnce: 5_000,
    stopsAtLimit: false,
    agents: null,
    templates: null,
    campaigns: null,
    analytics: "advanced",
    get support() {
      return m.site_plans_premium_support_dedicated_manager();
    },
    hasPrioritySupport: true,
    hasManager: true,
    hasIntegrations: true,
    hasApiAndSso: true,
    hasWhiteLabel: true,
    platformFeePercent: 5,
  },
};

export const PLANS_ON_SALE = PAID_PLANS;
export type PlanOnSale = (typeof PLANS_ON_SALE)[number];

/** The plan with the badge and the main button, for visitors without a plan. */
export const POPULAR_PLAN: PlanOnSale = "scaleup";

export const planMailTo = (salesEmail: string, plan: PlanOnSale) =>
  `mailto:${salesEmail}?subject=${encodeURIComponent(`${PLANS[plan].name} Plan Inquiry`)}`;

/** US cents for a year paid in advance. */
export const annualPrice = ({ monthlyPrice }: PlanTerms) =>
  Math.round((monthlyPrice * 12 * (100 - ANNUAL_DISCOUNT_PERCENT)) / 100);

export const pricePerMonth = (terms: PlanTerms, billing: Billing) =>
  billing === "annual" ? Math.round(annualPrice(terms) / 12) : terms.monthlyPrice;

export interface Terms {
  plan: Plan;
  billing: Billing;
}

export const termPrice = ({ plan, billing }: Terms) =>
  billing === "annual" ? annualPrice(PLANS[plan]) : PLANS[plan].monthlyPrice;

/** The plan whose limits and prices apply: the previous plan until a larger one is paid. */
export const settledPlan = ({ plan, formerPlan }: Pick<Account, "plan" | "formerPlan">): Plan =>
  formerPlan ?? plan;

export const isLarger = (plan: Plan, than: Plan) => PLAN_KEYS.indexOf(plan) > PLAN_KEYS.indexOf(than);

export const largerPlanThan = (plan: Plan): PlanOnSale | null =>
  PLANS_ON_SALE.find((other) => isLarger(other, plan)) ?? null;

export const trialEnd = (start: Date) => new Date(start.getTime() + TRIAL_DAYS * 86_400_000);

export const DEMO_CORPORATE = { name: PLANS.corporate.name, monthlyPrice: 99_900, leads: null } as const;
