import { route } from "@remix-run/route-config";

export const workflowRoutes = {
  pages: [
    route("business-portal/workflow", "routes/workflow/workflow.tsx", { id: "workflow" }),
    route("business-portal/workflow/leads", "routes/workflow/leads.tsx"),
    route("business-portal/workflow/settings", "routes/workflow/settings.tsx"),
  ],
  files: [
    route("business-portal/workflow/run", "routes/workflow/run.ts"),
    route("business-portal/workflow/pause", "routes/workflow/pause.ts"),
  ],
};
