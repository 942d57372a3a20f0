import { PLANS } from "./plans/plans";

/** US cents a month; null leads for as many as wanted. Nothing sells it. */
export const DEMO_CORPORATE = { name: PLANS.corporate.name, monthlyPrice: 99_900, leads: null } as const;
