// What the peer scores by: the product's own functions.

export { agentFacts } from "~/domains/matching/scoring/agent-facts";
export { relatedIndustries, sameIndustries } from "~/domains/matching/scoring/industry-fit";
export { scoreMatch } from "~/domains/matching/scoring/score-match";
