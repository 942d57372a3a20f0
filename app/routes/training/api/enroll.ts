import { getModule } from "~/domains/training/catalogue.server";
import { enrol } from "~/domains/training/enrol.server";
import { progressJson } from "~/domains/training/json";
import { moduleProgress } from "~/domains/training/progress.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    run: async ({ ctx, params }) => {
      const { moduleId } = await enrol(ctx, params.moduleId);
      return progressJson(await moduleProgress(ctx, await getModule(ctx, moduleId)));
    },
  }),
});
