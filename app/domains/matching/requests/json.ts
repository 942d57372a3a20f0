import { countryName } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import type { AgentRequest } from "../tables";

export const agentRequestJson = (request: AgentRequest) => ({
  id: request.id,
  projectTitle: request.title,
  projectDescription: request.description,
  requiredIndustries: request.industries.map(industryName),
  requiredCountries: request.countries.map(countryName),
  requiredSkills: request.skills,
  minExperience: request.minExperience,
  /** US dollars. */
  maxBudget: request.maxBudget === null ? null : request.maxBudget / 100,
  projectDuration: request.duration,
  urgency: request.urgency,
  preferredLanguages: request.languages,
  specialRequirements: request.specialRequirements,
  matchCount: request.matchCount,
  createdAt: request.createdAt.toISOString(),
  isDemo: request.isDemo,
});
