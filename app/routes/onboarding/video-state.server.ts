import type { AgentContext } from "~/domains/agents/agents.server";
import { currentAnswers } from "~/domains/onboarding/video/answers.server";
import { INTERVIEW_QUESTIONS, QUESTION_COUNT } from "~/domains/onboarding/video/questions";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { reachedStep } from "./step.server";

/** @throws Response: a redirect to the consent page if consent is missing */
export async function openVideo(ctx: AgentContext) {
  const { kept, progress } = await reachedStep(ctx, "video");
  if (!kept?.videoConsentAt) throw redirect(DASHBOARD.onboardingVideoConsent);
  const answers = await currentAnswers(ctx, ctx.agent.id);
  return { current: progress.current, kept, answers };
}

/** The index of the question in the URL, else of the first unanswered one; later questions open once it is answered. */
export function questionIn(request: Request, answered: readonly number[]): number {
  const open = INTERVIEW_QUESTIONS.findIndex((_, index) => !answered.includes(index));
  const first = open < 0 ? QUESTION_COUNT - 1 : open;
  const asked = Number(new URL(request.url).searchParams.get("question") ?? 0) - 1;
  return Number.isInteger(asked) && asked >= 0 && asked <= first ? asked : first;
}

/**
 * Like `questionIn`, for a submitted answer, which must belong to that question. @throws Response: a redirect to the
 * open question
 */
export function requireQuestion(request: Request, answered: readonly number[]): number {
  const at = questionIn(request, answered);
  const asked = new URL(request.url).searchParams.get("question");
  if (asked !== null && asked !== `${at + 1}`) throw redirect(DASHBOARD.onboardingVideo(at + 1));
  return at;
}
