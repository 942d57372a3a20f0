import { route } from "@remix-run/route-config";

/** The specification names some of these calls in two ways; both are the same. */
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
  calls: [
    route("api/outreach-templates", "routes/templates/api/templates.ts", { id: "api-templates-0" }),
    route("api/outreach-templates/write", "routes/templates/api/write.ts", { id: "api-template-write-0" }),
    route("api/outreach-templates/preview", "routes/templates/api/preview.ts", {
      id: "api-template-preview-0",
    }),
    route("api/outreach-templates/:templateId", "routes/templates/api/$templateId.ts", {
      id: "api-template-0",
    }),
    route("api/outreach-templates/:templateId/restore", "routes/templates/api/$templateId.restore.ts", {
      id: "api-template-restore-0",
    }),
    route("api/outreach-templates/:templateId/test", "routes/templates/api/$templateId.send-test.ts", {
      id: "api-template-test-0",
    }),
    route("api/ai/outreach-templates", "routes/templates/api/templates.ts", { id: "api-templates-1" }),
    route("api/ai/outreach-templates/write", "routes/templates/api/write.ts", {
      id: "api-template-write-1",
    }),
    route("api/ai/outreach-templates/preview", "routes/templates/api/preview.ts", {
      id: "api-template-preview-1",
    }),
    route("api/ai/outreach-templates/:templateId", "routes/templates/api/$templateId.ts", {
      id: "api-template-1",
    }),
    route("api/ai/outreach-templates/:templateId/restore", "routes/templates/api/$templateId.restore.ts", {
      id: "api-template-restore-1",
    }),
    route("api/ai/outreach-templates/:templateId/test", "routes/templates/api/$templateId.send-test.ts", {
      id: "api-template-test-1",
    }),
    route("api/upload/attachment", "routes/templates/api/upload-attachment.ts"),
    route("api/upload/logo", "routes/templates/api/upload-logo.ts"),
    route("api/signature", "routes/templates/api/signature.ts"),
  ],
};
