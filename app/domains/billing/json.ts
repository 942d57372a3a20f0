import type { LeadUsage } from "./policy";

export const usageJson = (usage: LeadUsage) => ({
  monthlyLeadsUsed: usage.used,
  monthlyLeadLimit: usage.limit,
  leadsLeft: usage.left,
  period: usage.period,
});
