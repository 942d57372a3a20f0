import { and, asc, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { AgentContext } from "~/domains/agents/agents.server";
import { findOnboarding, type Onboarding } from "../onboarding-progress.server";
import { onboardings, videoAnswers } from "../tables";
import { INTERVIEW_QUESTIONS } from "./questions";
import { scoreMethod } from "./score";

export type AnswerRow = typeof videoAnswers.$inferSelect;
export type Answer = AnswerRow & { kind: "video" | "audio" | "text" };

export const isCurrent = sql`completed_at is not null and discarded_at is null`;
export const isOpen = sql`completed_at is null and discarded_at is null`;

export const isAnswer = (row: AnswerRow): row is Answer => row.kind !== null;

export async function currentAnswers(ctx: Context, agentId: number): Promise<Answer[]> {
  const rows = await ctx.db
    .select()
    .from(videoAnswers)
    .where(and(eq(videoAnswers.agentId, agentId), isCurrent))
    .orderBy(asc(videoAnswers.question))
    .limit(INTERVIEW_QUESTIONS.length);
  return rows.filter(isAnswer);
}

export async function findAnswer(ctx: Context, agentId: number, question: number): Promise<Answer | null> {
  return (await currentAnswers(ctx, agentId)).find((answer) => answer.question === question) ?? null;
}

/** For reviewers: an answer; null until the interview is submitted. */
export async function findSubmittedAnswer(
  ctx: Context,
  agentId: number,
  question: number,
): Promise<Answer | null> {
  const kept = await findOnboarding(ctx, agentId);
  return kept?.videoAt ? findAnswer(ctx, agentId, question) : null;
}

/** SQL condition for statements that store answers: consent was given, and the interview is not submitted. */
export const mayAnswer = (agentId: number) =>
  sql`exists (select 1 from ${onboardings} where agent_id = ${agentId} and video_consent_at is not null and video_at is null)`;

export async function answerRefusal(ctx: AgentContext): Promise<DomainError> {
  const kept = await findOnboarding(ctx, ctx.agent.id);
  return new DomainError(
    "conflict",
    kept?.videoAt
      ? "You’ve already submitted your video interview."
      : "Agree to the storage of your answers first.",
  );
}

export const answerJson = ({ question, kind, size, seconds, mimeType, text }: Answer) => ({
  question,
  kind,
  size,
  seconds,
  mimeType,
  text,
});

export async function videoForReview(ctx: Context, agentId: number, kept: Onboarding | null) {
  if (!kept?.videoAt) return null;
  const answers = await currentAnswers(ctx, agentId);
  return {
    submittedAt: kept.videoAt.toISOString(),
    score: kept.videoScore ?? 0,
    method: scoreMethod(),
    hasNoCamera: kept.noCameraAt !== null,
    answers: answers.map((answer) => ({
      ...answerJson(answer),
      asked: INTERVIEW_QUESTIONS[answer.question]?.() ?? "Question no longer in use",
    })),
  };
}
