import { parseId } from "~/core/ids";
import { answerAttempt } from "~/domains/training/quiz/answer.server";
import { getAttempt } from "~/domains/training/quiz/attempts.server";
import { attemptJson } from "~/domains/training/quiz/json";
import { QuizAnswers } from "~/domains/training/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async ({ ctx, params }) =>
      attemptJson(await getAttempt(ctx, params.moduleId, parseId(params.attemptId, "quiz"))),
  }),
  POST: endpoint({
    access: "user",
    find: ({ ctx, params }) => getAttempt(ctx, params.moduleId, parseId(params.attemptId, "quiz")),
    body: QuizAnswers,
    run: async ({ ctx, params, body }) =>
      attemptJson(await answerAttempt(ctx, params.moduleId, parseId(params.attemptId, "quiz"), body)),
  }),
});
