import { getModule } from "~/domains/training/catalogue.server";
import { moduleTextJson } from "~/domains/training/json";
import { moduleProgress } from "~/domains/training/progress.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async ({ ctx, params }) =>
      moduleTextJson(await moduleProgress(ctx, await getModule(ctx, params.moduleId))),
  }),
});
