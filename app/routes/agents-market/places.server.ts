import type { BusinessContext } from "~/core/context";
import { countAssigned } from "~/domains/agents/assignments/assignments.server";
import { isFull, mostAgents } from "~/domains/agents/assignments/policy";
import { PLANS } from "~/domains/billing/plans/plans";

/** How many places of the plan are taken. */
export async function placesOf(ctx: BusinessContext) {
  const used = await countAssigned(ctx);
  return {
    used,
    most: mostAgents(ctx.account),
    isFull: isFull(ctx.account, used),
    plan: PLANS[ctx.account.plan].name,
  };
}
