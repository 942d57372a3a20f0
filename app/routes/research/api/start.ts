import { researchJson } from "~/domains/directory/research/json";
import { StartResearch } from "~/domains/directory/research/schemas";
import { startResearch } from "~/domains/directory/research/start-research.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** The specification names it in two ways; both are the same. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    status: 202,
    body: StartResearch,
    run: async ({ ctx, body }) => ({
      message: "Database Expansion Started",
      ...researchJson(await startResearch(ctx, body)),
    }),
  }),
});
