import type { Agent } from "~/domains/agents/agents.server";
import { LEVELS, ONBOARDING_EXPERIENCE } from "../choices";
import type { Onboarding } from "../onboarding-progress.server";

export const onboardingProfileJson = (agent: Agent, kept: Onboarding | null) => ({
  firstName: agent.firstName,
  lastName: agent.lastName,
  email: agent.email,
  phone: agent.phone,
  country: agent.country,
  city: agent.city,
  languages: agent.languages.join(", "),
  industry: kept?.industry ?? null,
  specializations: agent.specializations,
  operationalMarkets: agent.operationalMarkets,
  experience:
    kept?.experience ??
    LEVELS.find((level) => ONBOARDING_EXPERIENCE[level].years === agent.experience) ??
    null,
  education: kept?.education ?? null,
  about: agent.bio,
  linkedinUrl: kept?.linkedinUrl ?? null,
  portfolioUrl: kept?.portfolioUrl ?? null,
});
