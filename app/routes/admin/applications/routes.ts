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
  calls: [
    route("api/admin/applications", "routes/admin/applications/api/applications.ts"),
    route("api/admin/applications/:agentId", "routes/admin/applications/api/application.ts"),
    route("api/admin/applications/:agentId/decision", "routes/admin/applications/api/decision.ts"),
    route("api/admin/applications/:agentId/scorecard", "routes/admin/applications/api/scorecard.ts"),
    route("api/admin/applications/:agentId/interview", "routes/admin/applications/api/interview.ts"),
    route("api/admin/applications/:agentId/notes", "routes/admin/applications/api/notes.ts"),
  ],
};
