import { findAnswer } from "~/domains/onboarding/video/answers.server";
import { streamOf } from "~/domains/onboarding/video/chunks.server";
import { recordingAnswer } from "~/http/files/stored-file.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DASHBOARD } from "~/paths/agents/dashboard";

/** The agent's own answer, viewable before and after submission. */
export const loader = agentPage(async (ctx, { request, params }) => {
  const answer = await findAnswer(ctx, ctx.agent.id, Number(params.question));
  if (!answer?.mimeType) throw redirect(DASHBOARD.onboardingStep("video"));
  const { id, size, mimeType } = answer;
  return recordingAnswer(request, { size, mimeType, tag: `answer-${id}` }, (span) =>
    streamOf(ctx, answer, span),
  );
});
