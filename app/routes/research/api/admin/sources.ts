import { researchSourceJson } from "~/domains/directory/research/admin-json";
import { listResearchSources } from "~/domains/directory/research/get-research.server";
import { addFeed } from "~/domains/directory/research/research-sources.server";
import { NewFeed } from "~/domains/directory/research/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx }) => (await listResearchSources(ctx)).map(researchSourceJson),
  }),
  POST: endpoint({
    access: "admin",
    status: 201,
    body: NewFeed,
    run: async ({ ctx, body }) => researchSourceJson(await addFeed(ctx, body)),
  }),
});
