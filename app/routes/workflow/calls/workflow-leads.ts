import { workflowLeadJson } from "~/domains/workflow/json";
import { listWorkflowLeads, WorkflowLeadsQuery } from "~/domains/workflow/workflow-leads.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: WorkflowLeadsQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listWorkflowLeads(ctx, query), workflowLeadJson),
  }),
});
