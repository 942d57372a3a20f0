import { route } from "@remix-run/route-config";

export const workflowRoutes = {
  pages: [
    route("business-portal/workflow", "routes/workflow/workflow.tsx"),
    route("business-portal/workflow/leads", "routes/workflow/leads.tsx"),
    route("business-portal/workflow/settings", "routes/workflow/settings.tsx"),
  ],
  files: [
    route("business-portal/workflow/run", "routes/workflow/run.ts"),
    route("business-portal/workflow/pause", "routes/workflow/pause.ts"),
  ],
  calls: [
    route("api/workflow-leads", "routes/workflow/calls/workflow-leads.ts"),
    route("api/workflow", "routes/workflow/calls/automation.ts"),
    route("api/workflow/run", "routes/workflow/calls/run.ts"),
    route("api/workflow/pause", "routes/workflow/calls/pause.ts"),
  ],
};
