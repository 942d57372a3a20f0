import type { Referral } from "./affiliate-facts.server";
import type { ReferralStats } from "./list-referrals.server";

export const referralJson = ({ id, email, notes, state, reason, createdAt, joinedAt, isDemo }: Referral) => ({
  id,
  referredEmail: email,
  notes,
  status: state,
  reason,
  createdAt: createdAt.toISOString(),
  joinedAt: joinedAt?.toISOString() ?? null,
  isDemo,
});

export const statsJson = ({ totalReferrals, activeReferrals, ...money }: ReferralStats) => ({
  totalReferrals,
  activeReferrals,
  totalCommissions: money.totalCommissions / 100,
  pendingCommissions: money.pendingCommissions / 100,
  paidCommissions: money.paidCommissions / 100,
});
