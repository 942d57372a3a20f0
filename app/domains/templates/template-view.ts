import { agoView } from "~/core/format";
import { languageName } from "./languages";
import { typeLabel } from "./template-limits";
import type { Template } from "./templates.server";

export const templateView = (template: Template, now: Date, zone: string) => ({
  id: template.id,
  name: template.name,
  type: typeLabel(template.templateType),
  language: languageName(template.language),
  subject: template.subject,
  isVariant: template.variantOf !== null,
  attachment: template.fileName,
  isDemo: template.isDemo,
  updated: agoView(template.updatedAt, now, zone),
});
export type TemplateView = ReturnType<typeof templateView>;
