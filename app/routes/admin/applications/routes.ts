import { route } from "@remix-run/route-config";

export const adminApplicationsRoutes = {
  pages: [
    route("admin/applications", "routes/admin/applications/list.tsx"),
    route("admin/applications/:agentId", "routes/admin/applications/application.tsx"),
    route("admin/applications/:agentId/decision", "routes/admin/applications/decision.tsx"),
    route("admin/applications/:agentId/scorecard", "routes/admin/applications/scorecard.tsx"),
  ],
  files: [
    route("admin/applications/:agentId/cv", "routes/admin/applications/cv-file.ts"),
    route("admin/applications/:agentId/answers/:question", "routes/admin/applications/answer-file.ts"),
    route("admin/applications/:agentId/interview", "routes/admin/applications/interview.ts"),
  ],
};
