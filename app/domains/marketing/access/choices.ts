/** The lists and labels of the specification; separate from the schemas so that screens don't load zod. */
export const INDUSTRIES = [
  { value: "fintech", label: "Fintech" },
  { value: "banking", label: "Banking" },
  { value: "insurance", label: "Insurance" },
  { value: "ecommerce", label: "E-commerce" },
  { value: "education", label: "Education" },
  { value: "healthcare", label: "Healthcare" },
  { value: "other", label: "Other" },
] as const;
export type MarketingIndustry = (typeof INDUSTRIES)[number]["value"];

export const EXPERIENCE = [
  { value: "beginner", label: "Beginner (0-2 years)" },
  { value: "intermediate", label: "Intermediate (2-5 years)" },
  { value: "advanced", label: "Advanced (5+ years)" },
  { value: "expert", label: "Expert (10+ years)" },
] as const;
export type Experience = (typeof EXPERIENCE)[number]["value"];

/** A business's platforms: content is written for five of them, and leads arrive from four. */
export const SOCIAL_PLATFORMS = [
  { value: "whatsapp", label: "WhatsApp" },
  { value: "facebook", label: "Facebook" },
  { value: "instagram", label: "Instagram" },
  { value: "linkedin", label: "LinkedIn" },
  { value: "twitter", label: "X (Twitter)" },
  { value: "tiktok", label: "TikTok" },
] as const;

export const MAX_LONG_TEXT_LENGTH = 2_000;

export const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
