import type { BusinessContext } from "~/core/context";
import { getOwnLeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { listWaiting } from "./action-items.server";
import { listFirstSteps } from "./first-steps.server";
import { getThirtyDays } from "./last-30-days.server";

/** The figures are charts of the account: they count demo work too, and `hasDemoWork` says so. */
export async function getHomeDashboard(ctx: BusinessContext) {
  const { hasDemoWork, ...leads } = await getOwnLeadTotals(ctx);
  const [waiting, metrics, steps] = await Promise.all([
    listWaiting(ctx, leads),
    getThirtyDays(ctx),
    listFirstSteps(ctx, leads),
  ]);
  const isAStep = steps.some(({ key, isDone }) => key === "confirm" && !isDone);
  const others = isAStep ? waiting.filter(({ key }) => key !== "address") : waiting;
  return { waiting: others, figures: metrics, steps, hasDemoWork };
}
