import { researchJson } from "~/domains/directory/research/json";
import { stopResearch } from "~/domains/directory/research/start-research.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx }) => ({
      message: "Database Expansion Stopped",
      ...researchJson(await stopResearch(ctx)),
    }),
  }),
});
