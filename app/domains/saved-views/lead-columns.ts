/** Alone, so that the portal loads no other list's. */
export const LEAD_COLUMNS = {
  company: "Company",
  industry: "Industry",
  location: "Location",
  size: "Size",
  contact: "Contact",
  confidence: "Confidence",
} as const;
