import { REVIEW_TIME, stateOf } from "./policy";
import type { MarketingAccess } from "./tables";

const applicationJson = (access: MarketingAccess) => ({
  businessName: access.businessName,
  website: access.website,
  industry: access.industry,
  marketingExperience: access.marketingExperience,
  socialMediaPlatforms: access.socialMediaPlatforms,
  monthlyBudget: access.monthlyBudgetCents === null ? null : access.monthlyBudgetCents / 100,
  targetAudience: access.targetAudience,
  marketingGoals: access.marketingGoals,
  portfolio: access.portfolio,
  references: access.references,
});

export const accessJson = (access: MarketingAccess | null) => ({
  status: stateOf(access),
  reviewTime: REVIEW_TIME,
  appliedAt: access?.appliedAt.toISOString() ?? null,
  decidedAt: access?.decidedAt?.toISOString() ?? null,
  reason: access?.reason ?? null,
  application: access ? applicationJson(access) : null,
});

export const askedAccessJson = (access: MarketingAccess) => ({
  id: access.id,
  accountId: access.accountId,
  isDemo: access.isDemo,
  ...accessJson(access),
});
