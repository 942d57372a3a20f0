import { countryName } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { pictureUrl } from "~/domains/identity/pictures/picture-kinds";
import type { Assignment } from "../assignments/assignments.server";
import { assignmentJson } from "../assignments/json";
import { averageOf } from "../rating";
import { TIERS } from "../tiers";
import { type MarketAgent, placeOf, successRate } from "./market-agent";

/** Email and phone are shown only to businesses that the agent accepted, never in the marketplace. */
export const marketAgentJson = (agent: MarketAgent, assignment: Assignment | null = null) => ({
  id: agent.id,
  name: agent.name,
  profileImageUrl: pictureUrl(agent.profilePicture),
  location: placeOf(agent),
  country: countryName(agent.country),
  experience: agent.experience,
  bio: agent.bio,
  specializations: agent.specializations.map(industryName),
  operationalMarkets: agent.operationalMarkets.map(countryName),
  languages: agent.languages,
  skills: agent.skills,
  email: assignment?.state === "accepted" ? agent.email : null,
  phone: assignment?.state === "accepted" ? agent.phone : null,
  rating: averageOf(agent),
  ratingCount: agent.ratings,
  successRate: successRate(agent),
  leadsConverted: agent.leadsClosed,
  agentTier: agent.tier,
  /** Percent of a deal's value. */
  commissionRate: TIERS[agent.tier].rate,
  isDemo: agent.isDemo,
  assignment: assignment && assignmentJson(assignment),
});
