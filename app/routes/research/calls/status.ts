import { getResearch } from "~/domains/directory/research/get-research.server";
import { researchJson } from "~/domains/directory/research/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => researchJson(await getResearch(ctx)) }),
});
