import { getModule } from "~/domains/training/catalogue.server";
import { moduleTextJson } from "~/domains/training/json";
import { moduleProgress } from "~/domains/training/progress.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    run: async ({ ctx, params }) =>
      moduleTextJson(await moduleProgress(ctx, await getModule(ctx, params.moduleId))),
  }),
});
