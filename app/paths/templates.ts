import { path } from "./path";

type Id = number | string;

/** Paths used in emails. */
const MAILED = {
  file: (fileId: Id) => path`/files/${fileId}`,
  logo: (name: string) => path`/logos/${name}`,
};

export const TEMPLATES = {
  list: "/ai-outreach-templates",
  new: "/ai-outreach-templates/new",
  template: (templateId: Id) => path`/ai-outreach-templates/${templateId}`,
  preview: (templateId: Id) => path`/ai-outreach-templates/${templateId}/preview`,
  test: (templateId: Id) => path`/ai-outreach-templates/${templateId}/test`,
  duplicate: (templateId: Id) => path`/ai-outreach-templates/${templateId}/duplicate`,
  delete: (templateId: Id) => path`/ai-outreach-templates/${templateId}/delete`,
  restore: (templateId: Id) => path`/ai-outreach-templates/${templateId}/restore`,
  write: "/ai-outreach-templates/write",
  previewCall: "/api/outreach-templates/preview",
  signature: "/ai-outreach-templates/signature",
  ...MAILED,
};
