import { researchJson } from "~/domains/directory/research/json";
import { stopResearch } from "~/domains/directory/research/start-research.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({ access: "admin", run: async ({ ctx }) => researchJson(await stopResearch(ctx)) }),
});
