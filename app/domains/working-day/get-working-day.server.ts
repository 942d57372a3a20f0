import type { BusinessContext } from "~/core/context";
import { listFirstSteps } from "./first-steps.server";
import { getThirtyDays } from "./thirty-days.server";
import { listWaiting } from "./waiting.server";

export async function getWorkingDay(ctx: BusinessContext) {
  const [waiting, figures, steps] = await Promise.all([
    listWaiting(ctx),
    getThirtyDays(ctx),
    listFirstSteps(ctx),
  ]);
  return { waiting, figures, steps };
}
