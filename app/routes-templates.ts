import { type RouteConfigEntry, route } from "@remix-run/route-config";

/** The screens of templates, inside the frame of the business. */
export const templatesPages: RouteConfigEntry[] = [
  route("business/templates", "routes/business/portal-templates.tsx"),
  route("ai-outreach-templates", "routes/business/templates.tsx"),
  route("ai-outreach-templates/new", "routes/business/template-new.tsx"),
  route("ai-outreach-templates/write", "routes/business/template-write.tsx"),
  route("ai-outreach-templates/signature", "routes/business/signature.tsx"),
  route("ai-outreach-templates/:templateId", "routes/business/template-edit.tsx"),
  route("ai-outreach-templates/:templateId/preview", "routes/business/template-preview.tsx"),
  route("ai-outreach-templates/:templateId/test", "routes/business/template-test.tsx"),
  route("ai-outreach-templates/:templateId/delete", "routes/business/template-delete.tsx"),
];

/** What has no frame: files, links of mails, plain posts. */
export const templatesFiles: RouteConfigEntry[] = [
  route("ai-outreach-templates/:templateId/duplicate", "routes/business/template-duplicate.ts"),
  route("ai-outreach-templates/:templateId/restore", "routes/business/template-restore.ts"),
  route("files/:fileId", "routes/business/file.ts"),
  route("logos/:name", "routes/site/logo.ts"),
];

/** The specification names the calls of a template in two ways; both are the same. */
export const templatesCalls: RouteConfigEntry[] = [
  ...["outreach-templates", "ai/outreach-templates"].flatMap((path, twin) => [
    route(`api/${path}`, "routes/api/outreach-templates.ts", { id: `api-templates-${twin}` }),
    route(`api/${path}/write`, "routes/api/outreach-templates-write.ts", {
      id: `api-template-write-${twin}`,
    }),
    route(`api/${path}/:templateId`, "routes/api/outreach-templates.$templateId.ts", {
      id: `api-template-${twin}`,
    }),
    route(`api/${path}/:templateId/restore`, "routes/api/outreach-templates.$templateId.restore.ts", {
      id: `api-template-restore-${twin}`,
    }),
    route(`api/${path}/:templateId/test`, "routes/api/outreach-templates.$templateId.send-test.ts", {
      id: `api-template-test-${twin}`,
    }),
  ]),
  route("api/upload/attachment", "routes/api/upload-attachment.ts"),
  route("api/upload/logo", "routes/api/upload-logo.ts"),
  route("api/signature", "routes/api/signature.ts"),
];
