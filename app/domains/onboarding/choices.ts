/** The specification states only their number, eight. */
export const ONBOARDING_INDUSTRIES = [
  "technology",
  "finance",
  "healthcare",
  "agriculture",
  "manufacturing",
  "energy",
  "retail",
  "education",
] as const;

export const ONBOARDING_EXPERIENCE = {
  entry: { label: "Entry (0-1 years)", years: "0-1" },
  junior: { label: "Junior (1-3 years)", years: "1-3" },
  mid: { label: "Mid (3-5 years)", years: "3-5" },
  senior: { label: "Senior (5-8 years)", years: "5-8" },
  expert: { label: "Expert (8+ years)", years: "8+" },
} as const;
export type ExperienceLevel = keyof typeof ONBOARDING_EXPERIENCE;

export const LEVELS = Object.keys(ONBOARDING_EXPERIENCE) as [ExperienceLevel, ...ExperienceLevel[]];
