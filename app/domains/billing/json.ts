import type { LeadUsage } from "./policy";

/**
 * The account's use of its plan. What is not metered yet (calls of the API, commission, fees) is left out rather than
 * shown as a figure.
 */
export const usageJson = (usage: LeadUsage) => ({
  monthlyLeadsUsed: usage.used,
  monthlyLeadLimit: usage.limit,
  leadsLeft: usage.left,
  period: usage.period,
});
