import { UNLIMITED } from "./plans/plans";
import type { LeadUsage } from "./policy";

export const API_CALLS = 0;

export const leadLimitJson = ({ limit, left }: LeadUsage) => (left === null ? UNLIMITED : limit);

export const usageJson = (usage: LeadUsage, owed: { commission: number; fees: number }) => ({
  monthlyLeadsUsed: usage.used,
  monthlyLeadLimit: leadLimitJson(usage),
  leadsLeft: usage.left,
  period: usage.period,
  apiCalls: API_CALLS,
  commissionEarned: owed.commission / 100,
  platformFees: owed.fees / 100,
});
