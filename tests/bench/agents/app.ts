// The product's own scoring functions, for the peer.

export { agentFacts } from "~/domains/matching/scoring/agent-facts";
export { relatedIndustries, sameIndustries } from "~/domains/matching/scoring/industry-fit";
export { scoreMatch } from "~/domains/matching/scoring/score-match";
