import type { Plan } from "~/core/context";

export interface PlanTerms {
  name: string;
  /** US cents a month. */
  monthlyPrice: number;
  /** Leads of one period: the whole trial, or a calendar month in UTC. */
  leads: number;
  /** False where runs go on after the included leads are used. */
  stopsAtLimit: boolean;
  /** Null for as many as wanted. */
  agents: number | null;
  /** Percent of a confirmed deal. */
  platformFeePercent: number | null;
}

export const TRIAL_DAYS = 7;
/** US cents for each lead above the plan's own. */
export const EXTRA_LEAD_PRICE = 200;
export const ANNUAL_DISCOUNT_PERCENT = 20;

export const PLANS: Record<Plan, PlanTerms> = {
  trial: {
    name: "Trial",
    monthlyPrice: 0,
    leads: 25,
    stopsAtLimit: true,
    agents: 1,
    platformFeePercent: null,
  },
  startup: {
    name: "Startup",
    monthlyPrice: 9_900,
    leads: 100,
    stopsAtLimit: true,
    agents: 3,
    platformFeePercent: 15,
  },
  scaleup: {
    name: "Scale-up",
    monthlyPrice: 29_900,
    leads: 500,
    stopsAtLimit: true,
    agents: 10,
    platformFeePercent: 10,
  },
  corporate: {
    name: "Corporate",
    monthlyPrice: 79_900,
    leads: 2_000,
    stopsAtLimit: false,
    agents: null,
    platformFeePercent: 5,
  },
};

/** When a trial that starts now ends, UTC. */
export const trialEnd = (start: Date) => new Date(start.getTime() + TRIAL_DAYS * 86_400_000);
