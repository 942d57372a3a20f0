import { getModule } from "~/domains/training/catalogue.server";
import { rateModule } from "~/domains/training/rate-module.server";
import { ModuleRating } from "~/domains/training/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  PUT: endpoint({
    access: "user",
    find: ({ ctx, params }) => getModule(ctx, params.moduleId),
    body: ModuleRating,
    run: ({ ctx, params, body }) => rateModule(ctx, params.moduleId, body),
  }),
});
