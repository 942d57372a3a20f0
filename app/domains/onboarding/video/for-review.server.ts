import type { Context } from "~/core/context";
import type { Onboarding } from "../onboarding-progress.server";
import { answerJson, currentAnswers } from "./answers.server";
import { INTERVIEW_QUESTIONS } from "./questions";
import { HOW_IT_IS_MADE } from "./score";

export async function videoForReview(ctx: Context, agentId: number, kept: Onboarding | null) {
  if (!kept?.videoAt) return null;
  const answers = await currentAnswers(ctx, agentId);
  return {
    submittedAt: kept.videoAt.toISOString(),
    score: kept.videoScore ?? 0,
    method: HOW_IT_IS_MADE,
    hasNoCamera: kept.noCameraAt !== null,
    answers: answers.map((answer) => ({
      ...answerJson(answer),
      asked: INTERVIEW_QUESTIONS[answer.question] ?? "A question of before",
    })),
  };
}
