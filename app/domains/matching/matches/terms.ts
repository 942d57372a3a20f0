import { formatUsd } from "~/core/format";
import { countryName } from "~/core/places/countries";
import { durationWords, rateOf, rateWords } from "~/domains/agents/assignments/policy";
import type { AssignmentTerms } from "~/domains/agents/assignments/schemas";
import type { AgentTier } from "~/domains/agents/tiers";
import type { AgentMatch, AgentRequest } from "../tables";

/** Maximum months of each request duration; the others last until one side ends the work. */
const MONTHS: Record<string, number> = {
  "1-4 weeks": 1,
  "1-3 months": 3,
  "3-6 months": 6,
  "6-12 months": 12,
};

type Asked = Pick<AgentRequest, "title" | "countries" | "duration" | "maxBudget">;
type Found = Pick<AgentMatch, "inputs">;

/** The terms that an agent accepts with a request and receives when hired. */
export const termsOf = ({ title, countries, duration }: Asked, { inputs }: Found): AssignmentTerms => ({
  durationMonths: MONTHS[duration ?? ""] ?? null,
  territory: inputs.agent.countries.filter((code) => countries.includes(code)),
  message: title,
});

/** The terms as text, with the commission rate of the agent's current tier. */
export function termsFacts(request: Asked, match: Found, tier: AgentTier): [string, string][] {
  const { durationMonths, territory } = termsOf(request, match);
  return [
    ["Commission", `${rateWords(rateOf(tier))} today. The rate follows your tier.`],
    ["Commission basis", "The value of each deal the business confirms"],
    ["Duration", durationWords(durationMonths)],
    ["Territory", territory.map(countryName).join(", ") || "Not specified"],
    ["Budget", request.maxBudget === null ? "Not specified" : `Up to ${formatUsd(request.maxBudget)}`],
  ];
}

export const termsJson = (request: Asked, match: Found, tier: AgentTier) => {
  const { durationMonths, territory } = termsOf(request, match);
  return {
    /** The current rate in percent; the paid rate depends on the tier at that time. */
    rate: rateOf(tier),
    base: "deal_value",
    durationMonths,
    territory: territory.map(countryName),
    /** US dollars. */
    budget: request.maxBudget === null ? null : request.maxBudget / 100,
  };
};
