import { researchJson } from "~/domains/directory/research/json";
import { stopResearch } from "~/domains/directory/research/start-research.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({ access: "admin", run: async ({ ctx }) => researchJson(await stopResearch(ctx)) }),
});
