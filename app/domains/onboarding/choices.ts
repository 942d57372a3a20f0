import { m } from "~/messages/messages";
/** The specification only states that there are eight. */
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
  entry: {
    get label() {
      return m.onboarding_choices_entry_0_1_years();
    },
    years: "0-1",
  },
  junior: {
    get label() {
      return m.onboarding_choices_junior_1_3_years();
    },
    years: "1-3",
  },
  mid: {
    get label() {
      return m.onboarding_choices_mid_3_5_years();
    },
    years: "3-5",
  },
  senior: {
    get label() {
      return m.onboarding_choices_senior_5_8_years();
    },
    years: "5-8",
  },
  expert: {
    get label() {
      return m.onboarding_choices_expert_8_years();
    },
    years: "8+",
  },
} as const;
export type ExperienceLevel = keyof typeof ONBOARDING_EXPERIENCE;

export const LEVELS = Object.keys(ONBOARDING_EXPERIENCE) as [ExperienceLevel, ...ExperienceLevel[]];
