import { researchJson } from "~/domains/directory/research/json";
import { stopResearch } from "~/domains/directory/research/start-research.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx }) => ({
      message: "Database Expansion Stopped",
      ...researchJson(await stopResearch(ctx)),
    }),
  }),
});
