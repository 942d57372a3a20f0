import type { BusinessContext } from "~/core/context";
import { countPlaces } from "~/domains/agents/assignments/assignments.server";
import { isFull, mostAgents } from "~/domains/agents/assignments/policy";
import { PLANS, settledPlan } from "~/domains/billing/plans/plans";

/** Number of used agent seats. */
export async function placesOf(ctx: BusinessContext) {
  const { used, demo } = await countPlaces(ctx);
  return {
    used,
    demo,
    limit: mostAgents(ctx.account),
    isFull: isFull(ctx.account, used),
    plan: PLANS[settledPlan(ctx.account)].name,
  };
}
