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
    route("api/workflow-leads", "routes/workflow/api/workflow-leads.ts"),
    route("api/workflow", "routes/workflow/api/automation.ts"),
    route("api/workflow/run", "routes/workflow/api/run.ts"),
    route("api/workflow/pause", "routes/workflow/api/pause.ts"),
  ],
};
