import { leadSearchJson } from "~/domains/lead-search/json";
import { generateLeads } from "~/domains/lead-search/runs/generate-leads.server";
import { GenerateLeadsSchema } from "~/domains/lead-search/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: GenerateLeadsSchema,
    status: 202,
    run: async ({ ctx, body }) => ({
      message: "Lead Generated",
      search: leadSearchJson(await generateLeads(ctx, body)),
    }),
  }),
});
