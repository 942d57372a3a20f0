import { route } from "@remix-run/route-config";

export const templatesRoutes = {
  pages: [
    route("ai-outreach-templates", "routes/templates/list.tsx"),
    route("ai-outreach-templates/new", "routes/templates/new.tsx"),
    route("ai-outreach-templates/write", "routes/templates/write.tsx"),
    route("ai-outreach-templates/signature", "routes/templates/signature.tsx"),
    route("ai-outreach-templates/:templateId", "routes/templates/edit.tsx"),
    route("ai-outreach-templates/:templateId/preview", "routes/templates/preview.tsx"),
    route("ai-outreach-templates/:templateId/test", "routes/templates/test.tsx"),
    route("ai-outreach-templates/:templateId/delete", "routes/templates/delete.tsx"),
  ],
  files: [
    route("ai-outreach-templates/:templateId/duplicate", "routes/templates/duplicate.ts"),
    route("ai-outreach-templates/:templateId/restore", "routes/templates/restore.ts"),
    route("files/:fileId", "routes/templates/file.ts"),
    route("logos/:name", "routes/templates/logo.ts"),
  ],
};
