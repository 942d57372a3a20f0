import type { Plan } from "~/core/context";

export interface PlanTerms {
  name: string;
  /** US cents a month. */
  monthlyPrice: number;
  /** Leads of one period: the whole trial, or a calendar month of the account's country. */
  leads: number;
  /** False where runs go on after the included leads are used. */
  stopsAtLimit: boolean;
  rowsAtOnce: number;
  /** Null for as many as wanted. */
  agents: number | null;
  templates: number | null;
  analytics: "basic" | "advanced";
  support: string;
  hasIntegrations: boolean;
  hasApiAndSso: boolean;
  hasWhiteLabel: boolean;
  platformFeePercent: number | null;
}

export const MOST_ROWS_AT_ONCE = 5_000;

export type Billing = "monthly" | "annual";

export const TRIAL_DAYS = 7;
/** US cents for each lead above the plan's own. */
export const EXTRA_LEAD_PRICE = 200;
export const ANNUAL_DISCOUNT_PERCENT = 20;

export const PLANS: Record<Plan, PlanTerms> = {
  trial: {
    name: "Trial",
    monthlyPrice: 0,
    leads: 25,
    rowsAtOnce: 500,
    stopsAtLimit: true,
    agents: 1,
    templates: 5,
    analytics: "basic",
    support: "E-mail support",
    hasIntegrations: false,
    hasApiAndSso: false,
    hasWhiteLabel: false,
    platformFeePercent: null,
  },
  startup: {
    name: "Startup",
    monthlyPrice: 9_900,
    leads: 100,
    rowsAtOnce: 1_000,
    stopsAtLimit: true,
    agents: 3,
    templates: 5,
    analytics: "basic",
    support: "E-mail support",
    hasIntegrations: false,
    hasApiAndSso: false,
    hasWhiteLabel: false,
    platformFeePercent: 15,
  },
  scaleup: {
    name: "Scale-up",
    monthlyPrice: 29_900,
    leads: 500,
    rowsAtOnce: 2_000,
    stopsAtLimit: true,
    agents: 10,
    templates: null,
    analytics: "advanced",
    support: "Priority chat",
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
    analytics: "advanced",
    support: "Premium support, dedicated manager",
    hasIntegrations: true,
    hasApiAndSso: true,
    hasWhiteLabel: true,
    platformFeePercent: 5,
  },
};

export const PLANS_ON_SALE = ["startup", "scaleup", "corporate"] as const;
export type PlanOnSale = (typeof PLANS_ON_SALE)[number];

export const planMailTo = (salesEmail: string, plan: PlanOnSale) =>
  `mailto:${salesEmail}?subject=${encodeURIComponent(`${PLANS[plan].name} Plan Inquiry`)}`;

/** US cents of a year that is paid at once. */
export const annualPrice = ({ monthlyPrice }: PlanTerms) =>
  Math.round((monthlyPrice * 12 * (100 - ANNUAL_DISCOUNT_PERCENT)) / 100);

/** US cents a month, as the plan is paid. */
export const pricePerMonth = (terms: PlanTerms, billing: Billing) =>
  billing === "annual" ? Math.round(annualPrice(terms) / 12) : terms.monthlyPrice;

export const trialEnd = (start: Date) => new Date(start.getTime() + TRIAL_DAYS * 86_400_000);

/** US cents a month; null leads for as many as wanted. Nothing sells it. */
export const DEMO_CORPORATE = { name: PLANS.corporate.name, monthlyPrice: 99_900, leads: null } as const;
