import {
  AutomationInput,
  findAutomation,
  pauseWorkflow,
  runWorkflow,
  saveAutomation,
} from "~/domains/workflow/automation.server";
import { automationJson, workflowLeadJson } from "~/domains/workflow/json";
import { listWorkflowLeads, WorkflowLeadsQuery } from "~/domains/workflow/workflow-leads.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const workflowApi: ApiPaths = {
  "/api/workflow-leads": {
    GET: endpoint({
      access: "business",
      query: WorkflowLeadsQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listWorkflowLeads(ctx, query), workflowLeadJson),
    }),
  },
  "/api/workflow": {
    GET: endpoint({ access: "business", run: async ({ ctx }) => automationJson(await findAutomation(ctx)) }),
    PUT: endpoint({
      access: "business",
      body: AutomationInput,
      run: async ({ ctx, body }) => automationJson(await saveAutomation(ctx, body)),
    }),
  },
  "/api/workflow/run": {
    POST: endpoint({ access: "business", run: async ({ ctx }) => automationJson(await runWorkflow(ctx)) }),
  },
  "/api/workflow/pause": {
    POST: endpoint({ access: "business", run: async ({ ctx }) => automationJson(await pauseWorkflow(ctx)) }),
  },
};
