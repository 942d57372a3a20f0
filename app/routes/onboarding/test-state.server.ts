import type { AgentContext } from "~/domains/agents/agents.server";
import { savedAnswers } from "~/domains/onboarding/psychometric/take-test.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { reachedStep } from "./step.server";

/**
 * Returns the test's saved answers, and its result once completed. @throws Response: a redirect to the consent page or
 * an earlier step
 */
export async function openTest(ctx: AgentContext) {
  const { kept, progress } = await reachedStep(ctx, "test");
  if (!kept?.testConsentAt) throw redirect(DASHBOARD.onboardingConsent);
  const answers = await savedAnswers(ctx, ctx.agent.id);
  return { current: progress.current, answers, result: kept.testAt ? kept : null };
}
