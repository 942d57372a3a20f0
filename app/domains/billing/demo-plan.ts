import { PLANS } from "./plans/plans";

/** Corporate as /demo/pricing shows it, and nothing sells it: US cents a month; null leads for as many as wanted. */
export const DEMO_CORPORATE = { name: PLANS.corporate.name, monthlyPrice: 99_900, leads: null } as const;
