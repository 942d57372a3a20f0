import { countryName } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { pictureUrl } from "~/domains/identity/pictures/picture-kinds";
import type { Agent } from "./agents.server";
import { averageOf } from "./rating";

export const agentJson = (agent: Agent) => ({
  id: agent.id,
  name: `${agent.firstName} ${agent.lastName}`.trim(),
  firstName: agent.firstName,
  lastName: agent.lastName,
  profileImageUrl: pictureUrl(agent.profilePicture),
  email: agent.email,
  phone: agent.phone,
  country: countryName(agent.country),
  city: agent.city,
  location: [agent.city, countryName(agent.country)].filter(Boolean).join(", "),
  specializations: agent.specializations.map(industryName),
  industryFocus: agent.specializations.map(industryName),
  operationalMarkets: agent.operationalMarkets.map(countryName),
  experience: agent.experience,
  bio: agent.bio,
  languages: agent.languages,
  skills: agent.skills,

  rating: averageOf(agent),
  ratingCount: agent.ratings,
  agentTier: agent.tier,
  totalLeadsClosed: agent.leadsClosed,
  /** US dollars. */
  totalLeadValue: agent.leadValue / 100,
});

export interface TierAdvancement {
  advanced: boolean;
  previousTier: string | null;
  newTier: string | null;
  /** Percent. */
  newCommissionRate: number | null;
}

export const NO_ADVANCEMENT: TierAdvancement = {
  advanced: false,
  previousTier: null,
  newTier: null,
  newCommissionRate: null,
};

export const agentLoginJson = <User>(
  agent: Agent,
  user: User,
  redirect: string,
  tierAdvancement: TierAdvancement = NO_ADVANCEMENT,
) => ({ agent: agentJson(agent), user, tierAdvancement, redirect });
