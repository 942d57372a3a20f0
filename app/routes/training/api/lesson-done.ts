import { progressJson } from "~/domains/training/json";
import { markLessonDone } from "~/domains/training/lessons.server";
import { moduleProgress } from "~/domains/training/progress.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    run: async ({ ctx, params }) => {
      const { module } = await markLessonDone(ctx, params.moduleId, params.lessonId);
      return progressJson(await moduleProgress(ctx, module));
    },
  }),
});
