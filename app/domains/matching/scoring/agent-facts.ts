import { searchWords } from "~/core/text";
import type { MarketAgent } from "~/domains/agents/marketplace/market-agent";
import { industryName } from "~/domains/directory/taxonomy/industries";
import type { AgentFacts } from "./score-match";

const wordsIn = (text: string) => ` ${searchKeyWords(text)} `;
const searchKeyWords = (text: string) => (text.match(/\S+/g) ?? []).flatMap(searchWords).join(" ");

/** The requested skills found in the profile's skills or text, each as a whole phrase. */
export function skillsNamed(
  skills: string[],
  { bio, specializations, skills: own }: Pick<MarketAgent, "bio" | "specializations" | "skills">,
) {
  if (skills.length === 0) return [];
  const profile = wordsIn([bio ?? "", ...specializations.map(industryName), ...own].join(" / "));
  return skills.filter((skill) => {
    const words = wordsIn(skill);
    return words.trim() !== "" && profile.includes(words);
  });
}

export const agentFacts = (agent: MarketAgent, skills: string[], openAssignments: number): AgentFacts => ({
  industries: agent.specializations,
  countries: [...new Set([agent.country, ...agent.operationalMarkets])],
  languages: agent.languages,
  skills: skillsNamed(skills, agent),
  experience: agent.experience,
  tier: agent.tier,
  closed: agent.closed,
  lost: agent.lost,
  openAssignments,
});
