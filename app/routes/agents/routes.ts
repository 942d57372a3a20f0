import { route } from "@remix-run/route-config";

export const agentsRoutes = {
  pages: [
    route("agent", "routes/agents/home.tsx"),
    route("agent/leads", "routes/agents/leads.tsx"),
    route("agent/leads/:sharedLeadId", "routes/agents/lead.tsx"),
    route("agent/leads/:sharedLeadId/person", "routes/agents/person.tsx"),
    route("agent/tasks", "routes/agents/tasks.tsx"),
    route("agent/affiliate", "routes/agents/affiliate.tsx"),
    route("agent/profile", "routes/agents/profile.tsx"),
    route("agent/help", "routes/agents/help.tsx"),
    route("agent/offline", "routes/agents/offline.tsx"),
  ],
  files: [
    route("agent/tasks/:sharedLeadId/done", "routes/agents/step-done.ts"),
    route("agent/worker.js", "routes/agents/modules/worker.ts"),
    route("agent-modules/:file", "routes/agents/modules/module.ts"),
  ],
};
