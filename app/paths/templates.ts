type Id = number | string;

/** Addresses that stand in mails. */
const MAILED = {
  file: (fileId: Id) => `/files/${fileId}`,
  logo: (name: string) => `/logos/${name}`,
};

export const TEMPLATES = {
  list: "/ai-outreach-templates",
  new: "/ai-outreach-templates/new",
  template: (templateId: Id) => `/ai-outreach-templates/${templateId}`,
  preview: (templateId: Id) => `/ai-outreach-templates/${templateId}/preview`,
  test: (templateId: Id) => `/ai-outreach-templates/${templateId}/test`,
  duplicate: (templateId: Id) => `/ai-outreach-templates/${templateId}/duplicate`,
  delete: (templateId: Id) => `/ai-outreach-templates/${templateId}/delete`,
  restore: (templateId: Id) => `/ai-outreach-templates/${templateId}/restore`,
  write: "/ai-outreach-templates/write",
  previewCall: "/api/outreach-templates/preview",
  signature: "/ai-outreach-templates/signature",
  ...MAILED,
};
