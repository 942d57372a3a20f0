/** In its own module, so that the portal doesn't load other lists' columns. */
export const LEAD_COLUMNS = {
  company: "Company",
  industry: "Industry",
  location: "Location",
  size: "Size",
  contact: "Contact",
  confidence: "Confidence",
} as const;
