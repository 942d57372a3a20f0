import type { AgentContext } from "~/domains/agents/agents.server";
import { findOnboarding, progressFrom } from "~/domains/onboarding/onboarding-progress.server";
import { nextStepPath, STEPS, type StepKey } from "~/domains/onboarding/steps";
import { redirect } from "~/http/pages/redirect.server";

/** What is kept so far. @throws Response: a redirect to the step that comes first */
export async function reachedStep(ctx: AgentContext, step: StepKey) {
  const kept = await findOnboarding(ctx, ctx.agent.id);
  const progress = progressFrom(kept);
  if (STEPS.findIndex(({ key }) => key === step) > progress.current) throw redirect(nextStepPath(progress));
  return { kept, progress };
}
