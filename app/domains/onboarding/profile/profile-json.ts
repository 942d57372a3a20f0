import type { Agent } from "~/domains/agents/agents.server";
import { type ExperienceLevel, LEVELS, ONBOARDING_EXPERIENCE, ONBOARDING_INDUSTRIES } from "../choices";
import type { Onboarding } from "../onboarding-progress.server";

/** The level for the application's years of experience: "5-10" is senior, "10+" expert. Null without years. */
export const levelOfYears = (years: string | null): ExperienceLevel | null =>
  LEVELS.findLast(
    (level) => Number.parseInt(ONBOARDING_EXPERIENCE[level].years, 10) <= Number.parseInt(years ?? "", 10),
  ) ?? null;

/** The profile of step 1; until it is saved, the application's values. */
export const onboardingProfileJson = (agent: Agent, kept: Onboarding | null) => ({
  firstName: agent.firstName,
  lastName: agent.lastName,
  email: agent.email,
  phone: agent.phone,
  country: agent.country,
  city: agent.city,
  languages: agent.languages.join(", "),
  industry: kept?.industry ?? ONBOARDING_INDUSTRIES.find((id) => id === agent.specializations[0]) ?? null,
  specializations: agent.specializations,
  operationalMarkets: agent.operationalMarkets,
  experience: kept?.experience ?? levelOfYears(agent.experience),
  education: kept?.education ?? null,
  about: agent.bio,
  linkedinUrl: kept?.linkedinUrl ?? null,
  portfolioUrl: kept?.portfolioUrl ?? null,
});
