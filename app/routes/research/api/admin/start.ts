import { researchJson } from "~/domains/directory/research/json";
import { StartResearch } from "~/domains/directory/research/schemas";
import { startResearch } from "~/domains/directory/research/start-research.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    status: 202,
    body: StartResearch,
    run: async ({ ctx, body }) => researchJson(await startResearch(ctx, body)),
  }),
});
