import { DomainError } from "~/core/errors";
import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { MAX_ANSWER_BYTES } from "~/domains/onboarding/video/policy";
import { QUESTION_COUNT } from "~/domains/onboarding/video/questions";
import { receiveAnswer } from "~/domains/onboarding/video/receive-answer.server";
import { videoScoreJson } from "~/domains/onboarding/video/score";
import { agreeToVideo } from "~/domains/onboarding/video/submit-interview.server";
import { takeInterview } from "~/domains/onboarding/video/take-interview.server";
import { WrittenAnswers } from "~/domains/onboarding/video/video-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { filesKept, readFormWithFiles } from "~/http/pages/form-with-file.server";

const questionOf = (name: string) => Number(/^video_(\d)$/.exec(name)?.[1] ?? Number.NaN);

/**
 * A multipart form with a file `video_{question}` for each question, counted from 0; with `noCamera=true`, sound or a field
 * `text_{question}` in its place. What arrived is kept: questions that have an answer may be left out. Sending agrees to its being kept.
 */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    isUpload: true,
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    run: async ({ ctx, params, request }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      const own = { ...ctx, agent };
      await agreeToVideo(own);
      const { formData, files } = await readFormWithFiles(
        request,
        (name) => questionOf(name) < QUESTION_COUNT,
        QUESTION_COUNT * MAX_ANSWER_BYTES,
        (name) => (bytes) => receiveAnswer(own, questionOf(name), bytes),
      );
      const given = WrittenAnswers.safeParse(Object.fromEntries(formData));
      if (!given.success) throw new DomainError("invalid", given.error.issues[0]?.message ?? "");
      const uploads = filesKept(files).filter((upload) => upload !== null);
      const { overall, answers } = await takeInterview(own, uploads, given.data);
      return { success: true, score: videoScoreJson(overall, answers) };
    },
  }),
});
