import { getResearch } from "~/domains/directory/research/get-research.server";
import { researchJson } from "~/domains/directory/research/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async ({ ctx }) => researchJson(await getResearch(ctx)) }),
});
