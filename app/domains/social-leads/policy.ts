export const SOURCES = [
  "whatsapp",
  "facebook",
  "linkedin",
  "instagram",
  "twitter",
  "form",
  "file",
  "manual",
] as const;
export type LeadSource = (typeof SOURCES)[number];

export const PLATFORMS = ["whatsapp", "facebook", "linkedin", "instagram", "twitter"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const PORTAL_PLATFORMS = ["whatsapp", "facebook", "linkedin", "instagram"] as const;

export const SOURCE_NAMES: Record<LeadSource, string> = {
  whatsapp: "WhatsApp",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  instagram: "Instagram",
  twitter: "X (Twitter)",
  form: "Lead form",
  file: "File",
  manual: "Added manually",
};

export const LEAD_STATUSES = ["new", "contacted", "qualified", "converted"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Manual status changes; a lead is converted by creating its deal. */
export const MOVES: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ["contacted", "qualified"],
  contacted: ["qualified"],
  qualified: ["contacted"],
  converted: [],
};

export const WAYS = ["whatsapp", "mail", "call", "linkedin"] as const;
export type Way = (typeof WAYS)[number];

export const TOUCH_KINDS = [...WAYS, "status", "converted"] as const;

export const LEAD_TYPES = ["B2B", "B2C"] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

export const IMPORT_METHODS = ["manual", "csv", "api", "webhook", "form"] as const;
export type ImportMethod = (typeof IMPORT_METHODS)[number];

export const MAX_CAPTURE = {
  externalId: 200,
  title: 120,
  name: 120,
  company: 160,
  industry: 80,
  region: 80,
  source: 120,
  profile: 300,
  message: 2_000,
  consent: 1_000,
  tag: 40,
  tags: 10,
} as const;
