import { createTemplate } from "~/domains/templates/save-template.server";
import { templateJson } from "~/domains/templates/template-json";
import { TemplateQuery, TemplateSchema } from "~/domains/templates/template-schema";
import { listTemplates } from "~/domains/templates/templates.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: TemplateQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listTemplates(ctx, query), templateJson),
  }),
  POST: endpoint({
    access: "business",
    body: TemplateSchema,
    status: 201,
    run: async ({ ctx, body }) => templateJson(await createTemplate(ctx, body)),
  }),
});
