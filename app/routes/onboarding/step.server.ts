import type { AgentContext } from "~/domains/agents/agents.server";
import { findOnboarding, progressFrom } from "~/domains/onboarding/onboarding-progress.server";
import { nextStepPath, STEPS, type StepKey } from "~/domains/onboarding/steps";
import { redirect } from "~/http/pages/redirect.server";

/** Returns the saved onboarding progress. @throws Response: a redirect to the earliest step to complete */
export async function reachedStep(ctx: AgentContext, step: StepKey) {
  const kept = await findOnboarding(ctx, ctx.agent.id);
  const progress = progressFrom(kept);
  if (STEPS.findIndex(({ key }) => key === step) > progress.current) throw redirect(nextStepPath(progress));
  return { kept, progress };
}
