import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { getApplication } from "~/domains/onboarding/review/applications.server";
import { findSubmittedAnswer } from "~/domains/onboarding/video/answers.server";
import { streamOf } from "~/domains/onboarding/video/chunks.server";
import { recordingAnswer } from "~/http/files/stored-file.server";
import { adminPage } from "~/http/pages/page.server";

/** An interview recording, for reviewers once the interview is submitted. */
export const loader = adminPage(async (ctx, { request, params }) => {
  const { agentId } = await getApplication(ctx, parseId(params.agentId, "application"));
  const answer = await findSubmittedAnswer(ctx, agentId, Number(params.question));
  if (!answer?.mimeType) throw notFound("This recording");
  const { id, size, mimeType } = answer;
  return recordingAnswer(request, { size, mimeType, tag: `answer-${id}` }, (span) =>
    streamOf(ctx, answer, span),
  );
});
