import { getResearch } from "~/domains/directory/research/get-research.server";
import { researchJson } from "~/domains/directory/research/json";
import {
  changeResearchSettings,
  researchSettings,
} from "~/domains/directory/research/research-settings.server";
import { ResearchChange } from "~/domains/directory/research/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx }) => ({
      ...researchJson(await getResearch(ctx)),
      settings: await researchSettings(ctx),
    }),
  }),
  PATCH: endpoint({
    access: "admin",
    body: ResearchChange,
    run: async ({ ctx, body }) => ({ settings: await changeResearchSettings(ctx, body) }),
  }),
});
