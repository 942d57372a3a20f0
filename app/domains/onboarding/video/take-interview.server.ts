import type { AgentContext } from "~/domains/agents/agents.server";
import type { AnswerRow } from "./answers.server";
import { completeUpload, keepWrittenAnswer } from "./keep-answer.server";
import { stateNoCamera, submitInterview } from "./submit-interview.server";
import type { WrittenAnswers } from "./video-schemas";

export async function takeInterview(
  ctx: AgentContext,
  uploads: readonly AnswerRow[],
  { hasNoCamera, texts }: WrittenAnswers,
) {
  if (hasNoCamera) await stateNoCamera(ctx);
  for (const { id } of uploads) await completeUpload(ctx, id);
  for (const { question, text } of texts) await keepWrittenAnswer(ctx, question, text);
  return submitInterview(ctx);
}
