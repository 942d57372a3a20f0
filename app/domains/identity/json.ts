import type { Account, UserActor } from "~/core/context";
import { PLANS } from "~/domains/billing/plans";

/** The public fields of the signed-in user. */
export const userJson = (user: UserActor, account: Account | null) => ({
  id: user.userId,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: null,
  userType: user.userType,
  isAdmin: user.isAdmin,
  accountId: account?.id ?? null,
  companyName: account?.name ?? null,
  subscriptionTier: account?.plan ?? null,
  subscriptionStatus: account ? (account.plan === "trial" ? "trial" : "active") : null,
  trialEndDate: account?.trialEndsAt?.toISOString() ?? null,
  billingCycle: account ? "monthly" : null,
  maxAgents: account ? PLANS[account.plan].agents : null,
});
