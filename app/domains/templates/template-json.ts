import { paths } from "~/paths";
import type { Template } from "./templates.server";

export const templateJson = (template: Template) => ({
  id: template.id,
  name: template.name,
  templateType: template.templateType,
  language: template.language,
  variantOf: template.variantOf,
  subject: template.subject,
  content: template.content,
  variables: template.variables,
  ccEmails: template.ccEmails,
  attachmentUrl: template.fileId === null ? null : paths.templates.file(template.fileId),
  attachmentName: template.fileName,
  attachmentType: template.fileType,
  isDemo: template.isDemo,
  createdAt: template.createdAt.toISOString(),
  updatedAt: template.updatedAt.toISOString(),
});
