import { workflowLeadJson } from "~/domains/workflow/json";
import { listWorkflowLeads, WorkflowLeadsQuery } from "~/domains/workflow/workflow-leads.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: WorkflowLeadsQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listWorkflowLeads(ctx, query), workflowLeadJson),
  }),
});
