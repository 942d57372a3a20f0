import { ownReferrals } from "~/domains/commissions/affiliate/erase-referrals.server";
import { closesOfAgent } from "~/domains/commissions/closes/erase-closes.server";
import { ownPayouts } from "~/domains/commissions/payouts/erase-payouts.server";
import type { UserContext } from "~/domains/identity/current-user.server";
import { ownOnboarding } from "~/domains/onboarding/erase-onboarding.server";

/** What is held of an agent beside the record: at most so many rows of each kind. */
export const ownAgentData = async (ctx: UserContext, agentId: number, most: number) => ({
  onboarding: await ownOnboarding(ctx, agentId),
  ...(await ownPayouts(ctx, agentId, most)),
  closes: await closesOfAgent(ctx, agentId, most),
  referrals: await ownReferrals(ctx, agentId, most),
});
