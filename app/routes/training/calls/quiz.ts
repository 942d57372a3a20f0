import { beginAttempt } from "~/domains/training/quiz/attempts.server";
import { attemptJson } from "~/domains/training/quiz/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "user",
    run: async ({ ctx, params }) => attemptJson(await beginAttempt(ctx, params.moduleId)),
  }),
});
