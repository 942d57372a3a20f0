import { moduleJson } from "~/domains/training/json";
import { listProgress } from "~/domains/training/progress.server";
import { ModulesQuery } from "~/domains/training/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    query: ModulesQuery,
    run: async ({ ctx, query }) => (await listProgress(ctx, query.category)).map(moduleJson),
  }),
});
