import type { LeadUsage } from "./policy";

/** Programs have no key yet, so none of their calls is counted. */
export const API_CALLS = 0;

export const usageJson = (usage: LeadUsage, owed: { commission: number; fees: number }) => ({
  monthlyLeadsUsed: usage.used,
  monthlyLeadLimit: usage.limit,
  leadsLeft: usage.left,
  period: usage.period,
  apiCalls: API_CALLS,
  commissionEarned: owed.commission / 100,
  platformFees: owed.fees / 100,
});
