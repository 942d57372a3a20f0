import { beginAttempt } from "~/domains/training/quiz/attempts.server";
import { attemptJson } from "~/domains/training/quiz/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    run: async ({ ctx, params }) => attemptJson(await beginAttempt(ctx, params.moduleId)),
  }),
});
