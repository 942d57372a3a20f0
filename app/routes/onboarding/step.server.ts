import type { AgentContext } from "~/domains/agents/agents.server";
import { findOnboarding, progressFrom } from "~/domains/onboarding/onboarding-progress.server";
import { STEPS, type StepKey } from "~/domains/onboarding/steps";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

/** What is kept so far. @throws Response: a redirect where an earlier step comes first */
export async function reachedStep(ctx: AgentContext, step: StepKey) {
  const kept = await findOnboarding(ctx, ctx.agent.id);
  const progress = progressFrom(kept);
  if (STEPS.findIndex(({ key }) => key === step) > progress.current) throw redirect(DASHBOARD.onboarding);
  return { kept, progress };
}
